import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { words } from '../../../lib/words.ts';
import type { useFavorites } from '../api/sessions.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { type CardCallbacks, CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';

/** Favorites of all sessions. Unmarked documents disappear. */
export function FavoritesPane({
  list,
  callbacks,
}: {
  readonly list: ReturnType<typeof useFavorites>;
  readonly callbacks: CardCallbacks;
}) {
  const t = words('library');
  const documents = (list.data?.pages.flatMap((page) => page.documents) ?? []).filter(
    ({ library }) => library.is_favorite,
  );
  useFreshLinks(documents, () => void list.refetch());
  useFailureToast(list.isFetchNextPageError ? null : list.error, t.failedFavorites);
  useFailureToast(list.isFetchNextPageError ? list.error : null, t.failedMoreFavorites);
  return (
    <section className="documents flex-1 border-t border-line pt-5!" aria-label={t.favorites}>
      {list.isPending ? (
        <CardGridSkeleton count={8} />
      ) : list.error && documents.length === 0 ? (
        <LoadFailure text={t.failedFavorites} error={list.error} onRetry={() => void list.refetch()} />
      ) : documents.length === 0 ? (
        <EmptyState title={t.noFavorites} text={t.noFavoritesText} />
      ) : (
        <>
          <CardGrid label={t.favorites} documents={documents} callbacks={callbacks} />
          <p className="mt-5">
            <LoadMore label={t.moreFavorites} list={list} />
          </p>
        </>
      )}
    </section>
  );
}
