import type { Deps } from '../../deps.ts';
import { listEntries } from './allowance-store.ts';

/** What was set aside, charged and given back of the allowance of an account, oldest first. */
export const listGenerations = (uid: string, deps: Pick<Deps, 'db'>) => listEntries(deps.db, uid);
