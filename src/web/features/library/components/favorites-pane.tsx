import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { useFavorites } from '../api/sessions.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { type CardCallbacks, CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';

const failed = 'Failed to load favorite documents.';

/** Favorites of all sessions. Unmarked documents disappear. */
export function FavoritesPane({
  list,
  callbacks,
}: {
  readonly list: ReturnType<typeof useFavorites>;
  readonly callbacks: CardCallbacks;
}) {
  const documents = (list.data?.pages.flatMap((page) => page.documents) ?? []).filter(
    ({ library }) => library.is_favorite,
  );
  useFreshLinks(documents, () => void list.refetch());
  useFailureToast(list.isFetchNextPageError ? null : list.error, failed);
  useFailureToast(list.isFetchNextPageError ? list.error : null, 'Failed to load more favorites.');
  return (
    <section className="documents flex-1 border-t border-line pt-5!" aria-label="Favorites">
      {list.isPending ? (
        <CardGridSkeleton count={8} />
      ) : list.error && documents.length === 0 ? (
        <LoadFailure words={failed} error={list.error} onRetry={() => void list.refetch()} />
      ) : documents.length === 0 ? (
        <EmptyState title="No favorites yet." text="Select the heart on a document to add it here." />
      ) : (
        <>
          <CardGrid label="Favorites" documents={documents} callbacks={callbacks} />
          <p className="mt-5">
            <LoadMore label="Load more favorites" list={list} />
          </p>
        </>
      )}
    </section>
  );
}
