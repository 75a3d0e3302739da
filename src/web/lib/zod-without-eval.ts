/**
 * The page policy allows no code made at run time; without this zod would try, and the browser would report it. Zod reads
 * the setting when a schema is made, and schemas come with the first call: so it is left for zod where zod looks for it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
