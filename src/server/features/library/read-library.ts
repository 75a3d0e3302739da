import type { AnswerOf, QueryOf } from '../../../contract/endpoint.ts';
import type { libraryEndpoints } from '../../../contract/library.ts';
import type { Deps } from '../../deps.ts';
import { type ListedDocument, listFavoritesOf, listOfSessions } from './document-listing-store.ts';
import { cutPage, type ViewDeps, viewDocuments, viewSession } from './library-view.ts';
import { listSessionsOf, readCounts } from './session-store.ts';

type Batch = typeof libraryEndpoints.readLibrary;

/**
 * Returns the library's first page: the newest sessions with their newest documents, favorites, and counts.
 */
export async function readLibrary(
  input: { readonly uid: string; readonly query: QueryOf<Batch> },
  deps: Pick<Deps, 'db'> & ViewDeps,
): Promise<AnswerOf<Batch>> {
  const { uid, query } = input;
  const [counts, found, favorites] = await Promise.all([
    readCounts(deps.db, uid),
    listSessionsOf(deps.db, uid, { after: null, limit: query.limit_sessions }),
    query.include_favorites
      ? listFavoritesOf(deps.db, uid, { after: null, limit: query.favorites_limit })
      : Promise.resolve<ListedDocument[]>([]),
  ]);
  const sessions = found.slice(0, query.limit_sessions);
  const listed =
    query.include_documents && sessions.length > 0
      ? await listOfSessions(
          deps.db,
          uid,
          sessions.map(({ id }) => id),
          query.limit_per_session,
        )
      : [];
  const documents = await viewDocuments(listed, query.light_mode, deps);
  const page = cutPage(favorites, query.favorites_limit);
  return {
    sessions: sessions.map(viewSession),
    documents_by_session: query.include_documents
      ? Object.fromEntries(
          sessions.map(({ id }) => [id, documents.filter(({ session_id }) => session_id === id)]),
        )
      : {},
    favorites: await viewDocuments(page.rows, query.light_mode, deps),
    total_documents: counts.documents,
    total_sessions: counts.sessions,
    total_favorites: counts.favorites,
    has_more_favorites: page.has_more,
  };
}
