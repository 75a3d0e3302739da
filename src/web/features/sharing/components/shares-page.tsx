import type { ReactNode } from 'react';
import type { ShareView } from '../../../../contract/sharing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import { useAllShares } from '../api/shares.ts';
import { useCopy } from '../hooks/use-copy.ts';
import { ShareEntry } from './share-entry.tsx';

/** Page /shares: all links of the account and their state. `titleOf` renders a link to a document. */
export function SharesPage({
  titleOf,
  emptyAction,
}: {
  readonly titleOf: (share: ShareView) => ReactNode;
  readonly emptyAction: ReactNode;
}) {
  const t = words('sharing');
  const list = useAllShares();
  const { copied, copy } = useCopy();
  const shares = list.data?.pages.flatMap((page) => page.shares) ?? [];
  const total = list.data?.pages[0]?.total;
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <header className="jobs-head">
        <h1 className="h1 max-md:text-[30px]!">{words('shell').sharedLinks}</h1>
        {total !== undefined && (
          <p className="num text-ink-3" role="status">
            {counted(t.linkCount, total)}
          </p>
        )}
      </header>
      <div className="shares-body">
        {list.isPending && (
          <div role="status" aria-label={t.loadingLinks} className="grid gap-4">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        )}
        {list.error && (
          <div
            role="alert"
            className="mb-5 flex flex-wrap items-center gap-3 bg-warning-soft px-4 py-3 text-warning"
          >
            <p className="flex-1 font-[550]">{t.loadFailed(describeError(list.error))}</p>
            <Button size="s" onClick={() => void list.refetch()}>
              {words('shell').tryAgain}
            </Button>
          </div>
        )}
        {total === 0 && (
          <EmptyState title={t.emptyTitle} text={t.emptyText}>
            {emptyAction}
          </EmptyState>
        )}
        {shares.length > 0 && (
          <ul className="shares" aria-label={t.links}>
            {shares.map((share) => (
              <li key={share.id} className="min-w-0">
                <h2 className="share-title">{titleOf(share)}</h2>
                <ShareEntry
                  share={share}
                  isCopied={share.url !== null && copied === share.url}
                  onCopy={(url) => void copy(url)}
                />
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <p className="jobs-more">
            <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {list.isFetchingNextPage ? words('shell').loading : t.loadMore}
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}
