import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';

interface ListState {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * Common layout of all managers: search, actions, and a list with loading, error and empty states and paging.
 */
export function PaneFrame({
  search,
  onSearch,
  searchLabel,
  actions,
  list,
  loadFailed,
  isEmpty,
  empty,
  children,
}: {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly searchLabel: string;
  readonly actions: ReactNode;
  readonly list: ListState;
  /** The message for a list that can't be loaded. */
  readonly loadFailed: (reason: string) => string;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}) {
  const t = words('brand');
  return (
    <div className="brand-pane">
      <div className="flex flex-wrap items-center gap-3">
        <search className="library-search w-full md:w-65">
          <Search className="icon" aria-hidden />
          <input
            type="search"
            className="input"
            aria-label={searchLabel}
            placeholder={searchLabel}
            maxLength={200}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </search>
        <span className="flex-1" />
        {actions}
      </div>
      {list.isPending ? (
        <Skeleton className="h-40" />
      ) : list.error ? (
        <div role="alert" className="grid justify-items-start gap-3 py-4">
          <p className="font-semibold text-danger">{loadFailed(describeError(list.error))}</p>
          <Button onClick={() => void list.refetch()}>{words('shell').tryAgain}</Button>
        </div>
      ) : isEmpty ? (
        search.trim() ? (
          <p className="py-4 text-ink-2">{t.noResults}</p>
        ) : (
          empty
        )
      ) : (
        children
      )}
      {list.hasNextPage && (
        <Button
          className="justify-self-start"
          isBusy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? t.loading : t.loadMore}
        </Button>
      )}
    </div>
  );
}
