import type { DocumentView } from '../../../contract/documents.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { viewDocument } from './document-view.ts';
import { findCurrentPage } from './page-store.ts';
import { findSteps, listVersions } from './version-line.ts';

/** Number of versions in the version list; older ones stay in the database. */
const versionsShown = 100;

/** @throws AppError `not_found`, also for another user's document */
export async function readDocument(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const { uid, documentId } = input;
  const [document, versions] = await Promise.all([
    findCurrentPage(deps.db, uid, documentId),
    listVersions(deps.db, uid, documentId, versionsShown),
  ]);
  if (!document) throw notFound('documentMissing');
  const { version: current, redo_to: redoTo } = document;
  const steps = await findSteps(deps.db, { uid, documentId, current, redoTo });
  return viewDocument(document, versions, steps);
}
