import type { DocumentView } from '../../../contract/documents.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { viewDocument } from './document-view.ts';
import { findCurrentDocument } from './page-store.ts';
import { findRedo, listVersions } from './version-line.ts';

/** Number of versions in the version list; older ones stay in the database. */
const versionsShown = 100;

/** @throws AppError `not_found`, also for another user's document */
export async function readDocument(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const { uid, documentId } = input;
  const document = await findCurrentDocument(deps.db, uid, documentId);
  if (!document) throw notFound('The document');
  const [versions, redo] = await Promise.all([
    listVersions(deps.db, uid, documentId, versionsShown),
    findRedo(deps.db, { uid, documentId, current: document.version, redoTo: document.redo_to }),
  ]);
  return viewDocument(document, versions, redo);
}
