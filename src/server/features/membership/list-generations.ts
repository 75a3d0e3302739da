import type { Deps } from '../../deps.ts';
import { listEntries } from './allowance-store.ts';

/** Returns all claims, charges and releases of an account's allowance, oldest first. */
export const listGenerations = (uid: string, deps: Pick<Deps, 'db'>) => listEntries(deps.db, uid);
