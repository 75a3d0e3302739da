import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled code is kept from one start to the next, which halves the time to load it. It has to be on before the
// bulk of the code is loaded, so that is loaded from here.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
const { runOctavo } = await import('./lifecycle/run-octavo.ts');
await runOctavo();
