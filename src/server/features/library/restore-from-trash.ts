import type { Deps } from '../../deps.ts';
import {
  lockDocuments,
  lockDocumentsOfSessions,
  lockSessions,
  untrashDocuments,
  untrashDocumentsOfSessions,
  untrashSessions,
} from './trash-store.ts';

/** Restores documents from the trash, and their sessions if needed. Returns the ids that don't exist. */
export async function restoreDocuments(
  input: { readonly uid: string; readonly documentIds: readonly string[] },
  deps: Pick<Deps, 'db'>,
): Promise<string[]> {
  const { uid, documentIds } = input;
  return deps.db.transaction().execute(async (tx) => {
    const rows = await lockDocuments(tx, uid, documentIds);
    const own = rows.map(({ id }) => id);
    if (own.length > 0) {
      const sessionIds = [...new Set(rows.map(({ session_id }) => session_id))];
      await untrashDocuments(tx, uid, own);
      await untrashSessions(tx, uid, sessionIds);
    }
    return documentIds.filter((id) => !own.includes(id));
  });
}

/**
 * Restores sessions from the trash, with the documents deleted with them. Returns the ids that don't exist.
 */
export async function restoreSessions(
  input: { readonly uid: string; readonly sessionIds: readonly string[] },
  deps: Pick<Deps, 'db'>,
): Promise<string[]> {
  const { uid, sessionIds } = input;
  return deps.db.transaction().execute(async (tx) => {
    await lockDocumentsOfSessions(tx, uid, sessionIds);
    const own = await lockSessions(tx, uid, sessionIds);
    if (own.length > 0) {
      await untrashDocumentsOfSessions(tx, uid, own);
      await untrashSessions(tx, uid, own);
    }
    return sessionIds.filter((id) => !own.includes(id));
  });
}
