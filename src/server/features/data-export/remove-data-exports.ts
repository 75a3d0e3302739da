import type { Deps } from '../../deps.ts';
import { takeDataExports } from './data-export-store.ts';

/** Removes all archives of an account; links to them are dead from then on. */
export async function removeDataExports(uid: string, deps: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const key of await takeDataExports(deps.db, uid)) await deps.files.remove(key);
}
