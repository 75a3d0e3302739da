import type { BodyOf } from '../../../contract/endpoint.ts';
import type { LibraryDocument, LibrarySession, libraryEndpoints } from '../../../contract/library.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { forCallers } from '../../told.ts';
import { findListed } from './document-listing-store.ts';
import { indexDocument } from './index-document.ts';
import { type ViewDeps, viewDocuments, viewSession } from './library-view.ts';
import { readTitle } from './read-title.ts';
import { findSession, saveDocumentFacts, saveSessionTitle } from './session-store.ts';

type Changes = BodyOf<typeof libraryEndpoints.updateDocument>;
type UpdateDeps = Pick<Deps, 'db'> & ViewDeps;

async function renameSession(uid: string, id: string, changes: Changes, deps: UpdateDeps) {
  const title = readTitle(changes.title ?? '', 'Session');
  const isThere = await saveSessionTitle(deps.db, uid, id, title);
  const session = isThere ? await findSession(deps.db, uid, id) : undefined;
  if (!session) throw notFound('sessionMissing');
  return viewSession(session);
}

/**
 * Renames a document, changes its favorite mark, or renames a session. The last write wins. The position in
 * lists, which follows the last use, stays the same.
 * @throws AppError `invalid_input`, `not_found`
 */
export async function updateDocument(
  input: { readonly uid: string; readonly id: string; readonly changes: Changes },
  deps: UpdateDeps,
): Promise<LibraryDocument | LibrarySession> {
  const { uid, id, changes } = input;
  if (changes.is_session) return renameSession(uid, id, changes, deps);
  const title = changes.title === undefined ? null : readTitle(changes.title, 'Document');
  const isFavorite = changes['library.is_favorite'] ?? changes.library?.is_favorite ?? null;
  if (title === null && isFavorite === null)
    throw new AppError(
      'invalid_input',
      forCallers('Nothing to change. Send a title or library.is_favorite.'),
    );
  if (!(await saveDocumentFacts(deps.db, uid, id, { title, isFavorite }))) throw notFound('documentMissing');
  if (title !== null) await indexDocument({ uid, documentId: id }, deps);
  const row = await findListed(deps.db, uid, id);
  const [view] = row ? await viewDocuments([row], true, deps) : [];
  if (!view) throw notFound('documentMissing');
  return view;
}
