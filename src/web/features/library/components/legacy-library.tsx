import { Link } from '@tanstack/react-router';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useSettled } from '../../../lib/use-settled.ts';
import { counted, words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useDocumentTotal } from '../api/counts.ts';
import { useFindDocuments } from '../api/find-documents.ts';
import { emptyFilter, findQueryOf, isNarrowed } from '../document-filter.ts';
import { useFailureToast } from '../hooks/use-failure-toast.ts';
import type { CardCallbacks } from './card-grid.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SearchBox } from './search-box.tsx';
import { SortHead, type Sorting } from './sort-head.tsx';
import { TableRow } from './table-row.tsx';
import { ViewSwitch } from './view-switch.tsx';

const settleMs = 200;
const pageLength = 100;
/** Loads the next page this many rows before the end. */
const fetchAhead = 40;
const rowHeightPx = 49;

/** Page /librarylegacy: all documents of all sessions as one table. Only visible rows are rendered. */
export function LegacyLibrary({ callbacks }: { readonly callbacks: CardCallbacks }) {
  const t = words('library');
  const total = useDocumentTotal();
  const [filter, setFilter] = useState(emptyFilter);
  const [sorting, setSorting] = useState<Sorting>({ sort: 'updated_at', order: 'desc' });
  const [openedAt] = useState(() => new Date());
  const list = useFindDocuments(
    useSettled(findQueryOf(filter, { ...sorting, pageLength }, openedAt), settleMs),
  );
  const documents = list.data?.pages.flatMap((page) => page.documents) ?? [];
  useFailureToast(list.error, t.failedLibrary);

  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: documents.length,
    estimateSize: () => rowHeightPx,
    overscan: 12,
    scrollMargin: body.current?.offsetTop ?? 0,
    getItemKey: (index) => documents[index]?.id ?? index,
  });
  const rows = virtualizer.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    const isNear = lastShown >= documents.length - fetchAhead;
    if (isNear && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [lastShown, documents.length, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const margin = virtualizer.options.scrollMargin;
  const above = (rows[0]?.start ?? margin) - margin;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? margin) - margin);
  const rowCount = list.hasNextPage ? -1 : documents.length + 1;

  return (
    <main className="flex min-w-0 flex-1 flex-col px-4 pb-10 md:px-8">
      <header className="flex flex-wrap items-baseline gap-x-3.5 gap-y-2 pt-4 pb-4 md:pt-8">
        <h1 className="h1 max-md:text-[30px]!">{t.documentsTitle}</h1>
        <span className="num flex-1 text-ink-3">
          {total === undefined ? '…' : counted(t.documents, total)}
        </span>
        <ViewSwitch current="table" />
        <Link to={paths.app} className={`${buttonClass({ kind: 'primary' })} self-center`}>
          <Plus className="icon" aria-hidden />
          {t.newDocument}
        </Link>
      </header>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchBox
          text={filter.words}
          onText={(text) => setFilter({ ...filter, words: text })}
          className="w-full md:w-80"
        />
        <FilterBar filter={filter} onFilter={setFilter} />
      </div>
      {list.error && documents.length === 0 ? (
        <LoadFailure text={t.failedLibrary} error={list.error} onRetry={() => void list.refetch()} />
      ) : !list.isPending && documents.length === 0 ? (
        isNarrowed(filter) ? (
          <EmptyState title={t.noResults} text={t.noResultsText}>
            <Button onClick={() => setFilter(emptyFilter)}>{t.clearSearch}</Button>
          </EmptyState>
        ) : (
          <EmptyState title={t.noDocuments} text={t.noDocumentsText}>
            <Link to={paths.app} className={buttonClass({ kind: 'primary' })}>
              {t.createFirst}
            </Link>
          </EmptyState>
        )
      ) : (
        <table
          className="document-table"
          aria-label={t.documentsTitle}
          aria-rowcount={rowCount}
          aria-busy={list.isFetching}
        >
          <thead>
            <tr aria-rowindex={1}>
              <SortHead column="title" label={t.title} sorting={sorting} onSort={setSorting} />
              <th scope="col" className="max-md:hidden">
                {t.session}
              </th>
              <SortHead
                column="created_at"
                label={t.created}
                sorting={sorting}
                onSort={setSorting}
                className="max-lg:hidden"
              />
              <SortHead column="updated_at" label={t.changed} sorting={sorting} onSort={setSorting} />
              <th scope="col">
                <span className="sr-only">{t.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {above > 0 && <tr style={{ height: above }} />}
            {rows.map(({ index, key }) => {
              const document = documents[index];
              return (
                document && (
                  <TableRow key={key} document={document} rowIndex={index + 2} callbacks={callbacks} />
                )
              );
            })}
            {below > 0 && <tr style={{ height: below }} />}
          </tbody>
        </table>
      )}
      {(list.isPending || isFetchingNextPage) && (
        <p role="status" className="py-4 text-center text-ink-3">
          {words('shell').loading}
        </p>
      )}
      {isFetchNextPageError && (
        <p className="py-4 text-center">
          <Button onClick={() => void fetchNextPage()}>{t.moreDocuments}</Button>
        </p>
      )}
    </main>
  );
}
