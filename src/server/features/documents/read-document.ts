import type { DocumentView } from '../../../contract/documents.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listVersions } from './document-store.ts';
import { viewDocument } from './document-view.ts';
import { findCurrentDocument } from './page-store.ts';

/** Number of versions in the version list; older ones stay in the database. */
const versionsShown = 100;

/** @throws AppError `not_found`, also for another user's document */
export async function readDocument(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<DocumentView> {
  const document = await findCurrentDocument(deps.db, input.uid, input.documentId);
  if (!document) throw notFound('The document');
  return viewDocument(document, await listVersions(deps.db, input.uid, input.documentId, versionsShown));
}
