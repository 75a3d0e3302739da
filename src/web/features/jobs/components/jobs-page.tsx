import { type ReactNode, useId } from 'react';
import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { counted, words } from '../../../lib/words.ts';
import type { JobList } from '../job-list.ts';
import { JobCard } from './job-card.tsx';

interface JobsPageProps {
  readonly list: JobList | null;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onMore: () => void;
  readonly isLoadingMore: boolean;
  readonly onOpenDraft: (job: PdfJobView) => void;
  /** Document card of a job's result; null if there is none or it was deleted. */
  readonly documentOf: (job: PdfJobView) => ReactNode;
  /** Action in the empty state. */
  readonly emptyAction: ReactNode;
}

/** All jobs of the user, newest first. */
export function JobsPage(props: JobsPageProps) {
  const { list, error, onRetry, onMore, isLoadingMore, onOpenDraft, documentOf, emptyAction } = props;
  const t = words('jobs');
  const listId = useId();
  return (
    <main className="flex-1">
      <header className="jobs-head">
        <h1 className="h1">{t.title}</h1>
        {list && (
          <p className="num text-ink-3" role="status">
            {counted(t.count, list.total)}
          </p>
        )}
      </header>
      <div className="jobs-body">
        {error !== null && <Trouble error={error} onRetry={onRetry} hasList={list !== null} />}
        {list === null && error === null && <JobsSkeleton />}
        {list?.jobs.length === 0 && (
          <EmptyState title={t.empty} text={t.emptyText}>
            {emptyAction}
          </EmptyState>
        )}
        {list && list.jobs.length > 0 && (
          <>
            <h2 id={listId} className="sr-only">
              {t.jobs}
            </h2>
            <ul className="cards jobs-cards" aria-labelledby={listId}>
              {list.jobs.map((job) => (
                <li key={job.job_id} className="grid min-w-0">
                  {documentOf(job) ?? <JobCard job={job} onOpenDraft={onOpenDraft} />}
                </li>
              ))}
            </ul>
          </>
        )}
        {list?.hasMore && (
          <p className="jobs-more">
            <Button isBusy={isLoadingMore} onClick={onMore}>
              {isLoadingMore ? t.loadingMore : t.more}
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}

function Trouble({
  error,
  onRetry,
  hasList,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly hasList: boolean;
}) {
  const t = words('jobs');
  const reason = describeError(error);
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-3 bg-warning-soft px-4 py-3 text-warning"
    >
      <p className="flex-1 font-[550]">{hasList ? t.paused(reason) : t.loadFailed(reason)}</p>
      <Button size="s" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </div>
  );
}

const skeletons = ['a', 'b', 'c', 'd'] as const;

function JobsSkeleton() {
  return (
    <div className="cards jobs-cards" role="status" aria-label={words('jobs').loading}>
      {skeletons.map((key) => (
        <div key={key} className="card job" aria-hidden="true">
          <div className="job-face" />
          <div className="card-body grid gap-2">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3 w-3/4" />
            <Skeleton className="h-3 w-3/4" />
          </div>
          <div className="h-12" />
        </div>
      ))}
    </div>
  );
}
