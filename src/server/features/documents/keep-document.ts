import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { claimDocument, insertVersion, type NewVersion } from './document-store.ts';

export interface DocumentToKeep extends Omit<NewVersion, 'runId'> {
  /** Null to create a session for it. */
  readonly sessionId: string | null;
  /** The user chose the title. */
  readonly isRenamed: boolean;
  readonly coverKey: string | null;
}

/**
 * Stores a document that wasn't created by a run, with its first version. Idempotent by the client's id.
 * @throws AppError `not_found` if the session isn't the user's, `conflict` if the id can't be used
 */
export async function keepDocument(document: DocumentToKeep, deps: Pick<Deps, 'db'>): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const claim = await claimDocument(tx, document);
    if (claim === 'no session') throw notFound('sessionMissing');
    if (claim === 'taken')
      throw new AppError('conflict', forCallers('This document id is already used. Send another one.'));
    if (claim === 'claimed') await insertVersion(tx, { ...document, runId: null });
  });
}
