import { localStore } from '../../lib/local-store.ts';
import { createFlowMemory } from './flow-memory.ts';

/** The ways in that this browser began. */
export const flows = createFlowMemory({ store: localStore, now: Date.now });
