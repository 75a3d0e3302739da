import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { words } from '../../../lib/words.ts';

/** State of a paginated list. */
export interface ListState {
  readonly isPending: boolean;
  readonly error: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** List with empty, loading and error states, and 'Load more'. */
export function List({
  label,
  state,
  count,
  emptyText,
  children,
}: {
  readonly label: string;
  readonly state: ListState;
  readonly count: number;
  readonly emptyText: string;
  readonly children: ReactNode;
}) {
  if (state.isPending) return <Skeleton className="h-32" />;
  if (state.error && count === 0)
    return (
      <p role="alert" className="text-danger">
        {describeError(state.error)}
      </p>
    );
  if (count === 0) return <p className="text-ink-3">{emptyText}</p>;
  return (
    <>
      <ul aria-label={label} className="border-t border-ink">
        {children}
      </ul>
      {state.hasNextPage && (
        <p>
          <Button isBusy={state.isFetchingNextPage} onClick={() => void state.fetchNextPage()}>
            {state.isFetchingNextPage ? words('staff').showingMore : words('staff').showMore}
          </Button>
        </p>
      )}
    </>
  );
}
