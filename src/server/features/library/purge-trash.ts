import { trashDays } from '../../../contract/library.ts';
import type { Deps } from '../../deps.ts';
import { type Purge, purgeDocuments, purgeSessions } from './trash-store.ts';

const msPerDay = 24 * 60 * 60 * 1000;
/** Maximum rows per transaction, so locks are short. */
const atOnce = 200;

/**
 * Permanently deletes what has been in the trash for 30 days, or everything in one user's trash. Returns the
 * number of documents and sessions deleted.
 */
export async function purgeTrash(
  input: { readonly uid: string | null },
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.clock().getTime();
  const purge: Purge = {
    uid: input.uid,
    deletedBefore: new Date(input.uid === null ? now - trashDays * msPerDay : now + 1),
    limit: atOnce,
  };
  let purged = 0;
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const documents = await purgeDocuments(deps.db, purge);
    for (const key of documents.fileKeys) await deps.files.remove(key);
    const sessions = await purgeSessions(deps.db, purge);
    purged += documents.count + sessions;
    more = documents.count === atOnce || sessions === atOnce;
  }
  return purged;
}
