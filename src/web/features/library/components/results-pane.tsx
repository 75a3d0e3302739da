import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useSettled } from '../../../lib/use-settled.ts';
import { counted, words } from '../../../lib/words.ts';
import { useFindDocuments } from '../api/find-documents.ts';
import { type DocumentFilter, emptyFilter, findQueryOf, newestFirst } from '../document-filter.ts';
import { useFreshLinks } from '../hooks/use-fresh-links.ts';
import { type CardCallbacks, CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';

const settleMs = 200;

/** Search results across all sessions. */
export function ResultsPane({
  filter,
  onFilter,
  callbacks,
}: {
  readonly filter: DocumentFilter;
  readonly onFilter: (filter: DocumentFilter) => void;
  readonly callbacks: CardCallbacks;
}) {
  const t = words('library');
  const [openedAt] = useState(() => new Date());
  const list = useFindDocuments(useSettled(findQueryOf(filter, newestFirst, openedAt), settleMs));
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  useFreshLinks(documents, () => void list.refetch());
  return (
    <section className="documents flex-1 border-t border-line" aria-label={t.searchResults}>
      <div className="documents-head flex-wrap gap-x-2.5! px-3 py-1 md:px-0">
        <h2>{t.results}</h2>
        <span role="status" className="num flex-1 text-13 text-ink-3">
          {list.data && counted(list.hasNextPage ? t.documentsAndMore : t.documents, documents.length)}
        </span>
        <FilterBar filter={filter} onFilter={onFilter} />
      </div>
      {list.isPending ? (
        <CardGridSkeleton count={8} />
      ) : list.error && documents.length === 0 ? (
        <LoadFailure text={t.searchFailed} error={list.error} onRetry={() => void list.refetch()} />
      ) : documents.length === 0 ? (
        <EmptyState title={t.noResults} text={t.noResultsTextSearched}>
          <Button onClick={() => onFilter(emptyFilter)}>{t.clearSearch}</Button>
        </EmptyState>
      ) : (
        <>
          <CardGrid label={t.results} documents={documents} callbacks={callbacks} />
          <p className="mt-5">
            <LoadMore label={t.moreResults} list={list} />
          </p>
        </>
      )}
    </section>
  );
}
