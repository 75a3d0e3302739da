import type { Deps } from '../../deps.ts';
import { type Deletion, deletionOf } from './delete-documents.ts';
import { listRunning, lockDocumentsOfSessions, lockSessions, trashSessions } from './trash-store.ts';

/**
 * Moves sessions with their documents to the trash. Ones already there succeed; ones with a running
 * generation or of other users fail.
 */
export async function deleteSessions(
  input: { readonly uid: string; readonly sessionIds: readonly string[] },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<Deletion> {
  const { uid, sessionIds } = input;
  return deps.db.transaction().execute(async (tx) => {
    await lockDocumentsOfSessions(tx, uid, sessionIds);
    const own = new Set(await lockSessions(tx, uid, sessionIds));
    if (own.size === 0) return deletionOf(sessionIds, own, own);
    const running = await listRunning(tx, uid, [...own]);
    const busy = new Set(running.map(({ session_id }) => session_id));
    const free = [...own].filter((id) => !busy.has(id));
    if (free.length > 0) await trashSessions(tx, uid, free, deps.clock());
    return deletionOf(sessionIds, own, busy);
  });
}
