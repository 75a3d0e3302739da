/**
 * The CSP forbids eval. Without this setting zod would try it, and the browser would report a violation. Zod
 * reads the setting when a schema is created, and schemas load with the first call, so the global is set
 * ahead.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
