import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { libraryEndpoints } from '../../../../contract/library.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';
import { untilDrawn } from './until-drawn.ts';

type SessionPage = AnswerOf<typeof libraryEndpoints.listSessions>;
type Cursor = SessionPage['next_cursor'];

/** Page sizes: at first, and for each 'Load more', as specified. */
const firstSessions = 10;
const moreSessions = 20;
const favoritesAtOnce = 20;
const documentsAtOnce = 100;
/** Reads the initial data in one batch call; stores documents, favorites and the total under their own query keys. */
async function readFirst(queryClient: QueryClient, signal: AbortSignal): Promise<SessionPage> {
  const batch = await call(
    libraryEndpoints.readLibrary,
    {
      query: {
        limit_sessions: String(firstSessions),
        limit_per_session: '20',
        favorites_limit: String(favoritesAtOnce),
      },
    },
    { signal },
  );
  for (const session of batch.sessions) {
    const documents = batch.documents_by_session[session.id] ?? [];
    // A longer list is loaded by its own pane.
    if (documents.length !== session.document_count) continue;
    const page = { documents, session, has_more: false, next_cursor: null };
    queryClient.setQueryData(libraryKeys.ofSession(session.id), { pages: [page], pageParams: [null] });
  }
  const lastFavorite = batch.favorites.at(-1);
  const favorites: AnswerOf<typeof libraryEndpoints.listFavorites> = {
    documents: batch.favorites,
    total: batch.total_favorites,
    has_more: batch.has_more_favorites,
    next_cursor:
      batch.has_more_favorites && lastFavorite
        ? { updated_at: lastFavorite.updated_at, id: lastFavorite.id }
        : null,
  };
  queryClient.setQueryData(libraryKeys.favorites, { pages: [favorites], pageParams: [null] });
  queryClient.setQueryData(libraryKeys.total, batch.total_documents);
  const last = batch.sessions.at(-1);
  const hasMore = batch.total_sessions > batch.sessions.length && last !== undefined;
  return {
    sessions: batch.sessions,
    total: batch.total_sessions,
    has_more: hasMore,
    next_cursor: hasMore ? { updated_at: last.updated_at, id: last.id } : null,
  };
}

const after = (cursor: Cursor) =>
  cursor ? { cursor_updated_at: cursor.updated_at, cursor_id: cursor.id } : {};

/** Lists sessions, newest first: ten, then twenty per page. */
export function useSessions() {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: libraryKeys.sessions,
    queryFn: ({ signal, pageParam }) =>
      pageParam === null
        ? readFirst(queryClient, signal)
        : call(
            libraryEndpoints.listSessions,
            { query: { limit: String(moreSessions), ...after(pageParam) } },
            { signal },
          ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    // Refetched on every visit to show new documents.
    staleTime: 0,
  });
}

export function useSessionDocuments(sessionId: string | null) {
  const id = sessionId ?? '';
  return useInfiniteQuery({
    queryKey: libraryKeys.ofSession(id),
    queryFn: ({ signal, pageParam }) =>
      call(
        libraryEndpoints.listSessionDocuments,
        { params: { id }, query: { limit: String(documentsAtOnce), ...after(pageParam) } },
        { signal },
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    enabled: sessionId !== null,
    refetchInterval: untilDrawn,
  });
}

/** Lists favorites, twenty per page. */
export function useFavorites(isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: libraryKeys.favorites,
    queryFn: ({ signal, pageParam }) =>
      call(
        libraryEndpoints.listFavorites,
        { query: { limit: String(favoritesAtOnce), ...after(pageParam) } },
        { signal },
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isEnabled,
  });
}

type Sessions = InfiniteData<SessionPage, Cursor>;

/** Changes the list optimistically. Returns a rollback function. */
async function changeList(
  queryClient: QueryClient,
  change: (sessions: SessionPage['sessions']) => SessionPage['sessions'],
): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey: libraryKeys.sessions });
  const before = queryClient.getQueryData<Sessions>(libraryKeys.sessions);
  queryClient.setQueryData<Sessions>(libraryKeys.sessions, (held) => {
    if (!held) return held;
    const pages = held.pages.map((page) => ({ ...page, sessions: change(page.sessions) }));
    const count = (list: readonly SessionPage[]) =>
      list.reduce((sum, { sessions }) => sum + sessions.length, 0);
    const gone = count(held.pages) - count(pages);
    return { ...held, pages: pages.map((page) => ({ ...page, total: page.total - gone })) };
  });
  return () => queryClient.setQueryData(libraryKeys.sessions, before);
}

/** Renames a session optimistically; rolls back on failure. */
export function useRenameSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(libraryEndpoints.updateDocument, { params: { id }, body: { title, is_session: true } }),
    onMutate: ({ id, title }) =>
      changeList(queryClient, (sessions) =>
        sessions.map((session) => (session.id === id ? { ...session, title } : session)),
      ),
    onError: (_error, _input, takeBack) => takeBack?.(),
  });
}

/** Moves sessions to the trash. Sessions that couldn't be deleted reappear with the refetch. */
export function useDeleteSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      call(libraryEndpoints.deleteSessions, { body: { session_ids: [...ids] } }),
    onMutate: (ids) => changeList(queryClient, (sessions) => sessions.filter(({ id }) => !ids.includes(id))),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}
