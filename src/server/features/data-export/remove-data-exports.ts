import type { Deps } from '../../deps.ts';
import { takeDataExports } from './data-export-store.ts';

/** Deletes all archives of an account; their links stop working. */
export async function removeDataExports(uid: string, deps: Pick<Deps, 'db' | 'files'>): Promise<void> {
  for (const key of await takeDataExports(deps.db, uid)) await deps.files.remove(key);
}
