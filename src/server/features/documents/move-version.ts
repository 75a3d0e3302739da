import type { Transaction } from 'kysely';
import type { DocumentView } from '../../../contract/documents.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { fileDocumentJob } from '../../jobs/definitions/file-document.ts';
import { type Told, told } from '../../told.ts';
import { undoOf } from './document-view.ts';
import { findVersion } from './page-store.ts';
import { readDocument } from './read-document.ts';
import type { DocumentVersion } from './save-checked-edit.ts';
import { findRedo } from './version-line.ts';

export type VersionMove = 'undo' | 'redo';

const nothingLeft: Readonly<Record<VersionMove, Told>> = {
  undo: told('nothingToUndo'),
  redo: told('nothingToRedo'),
};

/** Makes an existing version current. */
async function makeCurrent(
  tx: Transaction<Database>,
  { uid, documentId, version }: DocumentVersion,
  redoTo: number | null,
): Promise<void> {
  const page = await findVersion(tx, uid, documentId, version);
  if (!page) throw notFound('versionMissing');
  const now = new Date();
  const { session_id } = await tx
    .updateTable('documents')
    .set((eb) => ({
      current_version: version,
      redo_to: redoTo,
      title: eb.case().when('is_renamed', '=', true).then(eb.ref('title')).else(page.title).end(),
      format: readArticle(page.html).format,
      updated_at: now,
    }))
    .where('user_id', '=', uid)
    .where('id', '=', documentId)
    .returning('session_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('sessions')
    .set({ updated_at: now })
    .where('user_id', '=', uid)
    .where('id', '=', session_id)
    .execute();
  await addJobWithin(tx, fileDocumentJob, { uid, documentId }, { key: `file ${documentId}` });
}

/**
 * Moves a document to the version before or back, without creating one. Needs no rendering: the page is the
 * one that was current before.
 * @throws AppError `not_found`, `conflict` if another version is current or there is nothing to undo or redo
 */
export async function moveVersion(
  input: DocumentVersion & { readonly move: VersionMove },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const { uid, documentId, version: seen, move } = input;
  await deps.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('documents')
      .innerJoin('versions', (join) =>
        join
          .onRef('versions.user_id', '=', 'documents.user_id')
          .onRef('versions.document_id', '=', 'documents.id')
          .onRef('versions.version', '=', 'documents.current_version'),
      )
      .select(['versions.version', 'versions.made_from', 'documents.redo_to'])
      .where('documents.user_id', '=', uid)
      .where('documents.id', '=', documentId)
      .where('documents.deleted_at', 'is', null)
      .forUpdate('documents')
      .executeTakeFirst();
    if (!row) throw notFound('documentMissing');
    if (row.version !== seen) throw new AppError('conflict', told('pageChanged'));
    const at = { uid, documentId, current: seen, redoTo: row.redo_to };
    const target = move === 'undo' ? undoOf(row) : await findRedo(tx, at);
    if (target === null) throw new AppError('conflict', nothingLeft[move]);
    const last = row.redo_to ?? seen;
    await makeCurrent(tx, { uid, documentId, version: target }, target === last ? null : last);
  });
  return readDocument({ uid, documentId }, deps);
}
