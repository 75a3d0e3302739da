import { localStore } from '../../lib/local-store.ts';
import { createFlowMemory } from './flow-memory.ts';

/** Sign-ins started in this browser. */
export const flows = createFlowMemory({ store: localStore, now: Date.now });
