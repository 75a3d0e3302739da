import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';
import { libraryKeys } from './library-keys.ts';

type SessionPage = AnswerOf<typeof contract.listSessions>;
type Cursor = SessionPage['next_cursor'];

/** Sessions at first, and with each 'Load more', as the specification sets it. */
const firstSessions = 10;
const moreSessions = 20;
const favoritesAtOnce = 20;
const documentsAtOnce = 100;
/** Pictures of new pages are drawn a moment after the pages. */
const lookAgainAfterMs = 2000;
const lookAgainTimes = 8;

/** What the page opens with comes in one call; its documents and favourites go where the panes look for them. */
async function readFirst(queryClient: QueryClient, signal: AbortSignal): Promise<SessionPage> {
  const batch = await call(
    contract.readLibrary,
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
    // A longer list is read by its own pane.
    if (documents.length !== session.document_count) continue;
    const page = { documents, session, has_more: false, next_cursor: null };
    queryClient.setQueryData(libraryKeys.ofSession(session.id), { pages: [page], pageParams: [null] });
  }
  const lastFavorite = batch.favorites.at(-1);
  const favorites: AnswerOf<typeof contract.listFavorites> = {
    documents: batch.favorites,
    total: batch.total_favorites,
    has_more: batch.has_more_favorites,
    next_cursor:
      batch.has_more_favorites && lastFavorite
        ? { updated_at: lastFavorite.updated_at, id: lastFavorite.id }
        : null,
  };
  queryClient.setQueryData(libraryKeys.favorites, { pages: [favorites], pageParams: [null] });
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

/** Sessions, newest first: ten, and twenty more each time. */
export function useSessions() {
  const queryClient = useQueryClient();
  return useInfiniteQuery({
    queryKey: libraryKeys.sessions,
    queryFn: ({ signal, pageParam }) =>
      pageParam === null
        ? readFirst(queryClient, signal)
        : call(
            contract.listSessions,
            { query: { limit: String(moreSessions), ...after(pageParam) } },
            { signal },
          ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    // Whoever comes back to the library wants to see what was made meanwhile.
    staleTime: 0,
  });
}

/** The documents of a session. */
export function useSessionDocuments(sessionId: string | null) {
  const id = sessionId ?? '';
  return useInfiniteQuery({
    queryKey: libraryKeys.ofSession(id),
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listSessionDocuments,
        { params: { id }, query: { limit: String(documentsAtOnce), ...after(pageParam) } },
        { signal },
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    enabled: sessionId !== null,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const documents = data?.pages.flatMap((page) => page.documents) ?? [];
      const isDrawing = documents.some(({ thumbnail_url }) => thumbnail_url === null);
      return isDrawing && dataUpdateCount < lookAgainTimes && lookAgainAfterMs;
    },
  });
}

/** Favourites, twenty a page. */
export function useFavorites(isEnabled: boolean) {
  return useInfiniteQuery({
    queryKey: libraryKeys.favorites,
    queryFn: ({ signal, pageParam }) =>
      call(
        contract.listFavorites,
        { query: { limit: String(favoritesAtOnce), ...after(pageParam) } },
        { signal },
      ),
    initialPageParam: null as Cursor,
    getNextPageParam: (page) => page.next_cursor,
    enabled: isEnabled,
  });
}

type Sessions = InfiniteData<SessionPage, Cursor>;

/** Changes the list at once; gives the way back. */
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

/** Renames a session; the list shows it at once, and takes it back where it fails. */
export function useRenameSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      call(contract.updateDocument, { params: { id }, body: { title, is_session: true } }),
    onMutate: ({ id, title }) =>
      changeList(queryClient, (sessions) =>
        sessions.map((session) => (session.id === id ? { ...session, title } : session)),
      ),
    onError: (_error, _input, takeBack) => takeBack?.(),
  });
}

/** Puts sessions into the trash. Those that could not be deleted are back when the list is read again. */
export function useDeleteSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      call(contract.deleteSessions, { body: { session_ids: [...ids] } }),
    onMutate: (ids) => changeList(queryClient, (sessions) => sessions.filter(({ id }) => !ids.includes(id))),
    onError: (_error, _input, takeBack) => takeBack?.(),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: libraryKeys.all }),
  });
}
