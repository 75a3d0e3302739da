import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { claimDocument, insertVersion, type NewVersion } from './document-store.ts';

export interface DocumentToKeep extends Omit<NewVersion, 'runId'> {
  /** Null for a session of its own. */
  readonly sessionId: string | null;
  /** The title was chosen by a person. */
  readonly isRenamed: boolean;
  readonly coverKey: string | null;
}

/**
 * Keeps a document that no run made, with its first version. The client's id makes it idempotent: the same again
 * changes nothing.
 * @throws AppError `not_found` for a session that is not the user's, `conflict` for an id that cannot be used
 */
export async function keepDocument(document: DocumentToKeep, deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const claim = await claimDocument(tx, document);
    if (claim === 'no session') throw notFound('The session');
    if (claim === 'taken')
      throw new AppError('conflict', 'This document id is already used. Send another one.');
    if (claim === 'claimed') await insertVersion(tx, { ...document, runId: null });
  });
}
