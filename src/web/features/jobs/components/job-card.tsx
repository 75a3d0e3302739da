import { memo } from 'react';
import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { isUnfinished } from '../../../../domain/pdf-job.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Folds } from '../../../components/ui/folds.tsx';
import { useNow } from '../../../lib/use-now.ts';
import { words } from '../../../lib/words.ts';
import { useCancelJob } from '../api/cancel-job.ts';
import { useDownloadFile } from '../api/download-file.ts';
import { duration, jobMoment, jobName, jobProgressWords, jobReason } from '../job-words.ts';
import { JobBadge } from './job-badge.tsx';
import { JobFigure } from './job-figure.tsx';

const foldCount = 4;

interface JobCardProps {
  readonly job: PdfJobView;
  /** Opens the draft of a failed job; null if there is none. */
  readonly onOpenDraft: ((job: PdfJobView) => void) | null;
}

/** A job without a document card: queued, running, failed or canceled, or with an archive as its result. */
export const JobCard = memo(function JobCard({ job, onOpenDraft }: JobCardProps) {
  const t = words('jobs');
  const name = jobName(job);
  const isOpen = isUnfinished(job.status);
  const folds = Math.round((job.progress.done / job.progress.of) * foldCount);
  return (
    <article className="card job" aria-label={name}>
      <div className="job-face">
        <JobFigure
          folds={Math.min(3, folds + (job.status === 'processing' ? 1 : 0))}
          isOver={job.status === 'failed' || job.status === 'cancelled'}
        />
        {isOpen ? <Progress job={job} folds={folds} /> : <Outcome job={job} />}
      </div>
      <div className="card-body">
        <h3 className="card-title num">{name}</h3>
        <dl className="job-times num">
          <dt>{t.created}</dt>
          <dd>
            <time dateTime={job.created_at}>{jobMoment(job.created_at)}</time>
          </dd>
          <dt>{t.updated}</dt>
          <dd>
            <time dateTime={job.updated_at}>{jobMoment(job.updated_at)}</time>
          </dd>
        </dl>
      </div>
      <div className="job-foot">
        <JobBadge status={job.status} />
        <span className="flex-1" />
        <Actions job={job} name={name} onOpenDraft={onOpenDraft} />
      </div>
    </article>
  );
});

function Progress({ job, folds }: { readonly job: PdfJobView; readonly folds: number }) {
  const isProcessing = job.status === 'processing';
  const now = useNow(isProcessing);
  const title = job.title === '' ? null : job.title;
  return (
    <div className="job-progress">
      {title && (
        <p className="truncate text-13 text-ink-2" title={title}>
          {title}
        </p>
      )}
      <p className="job-step">
        <span>{jobProgressWords(job)}</span>
        {isProcessing && job.started_at && (
          <span className="num">{duration(now - Date.parse(job.started_at))}</span>
        )}
      </p>
      <Folds label={words('jobs').progressOf(jobName(job))} done={folds} isIdle={!isProcessing} />
    </div>
  );
}

function Outcome({ job }: { readonly job: PdfJobView }) {
  if (job.status === 'completed')
    return (
      <p className="job-why">
        <b className="block truncate text-ink" title={job.title}>
          {job.title}
        </b>
        {job.result?.file_name}
      </p>
    );
  const { head, rest } = jobReason(job);
  return (
    <p className="job-why" title={`${head} ${rest}`}>
      {head !== '' && <b className="mb-1 block text-danger">{head}</b>}
      {rest}
    </p>
  );
}

function Actions({ job, name, onOpenDraft }: JobCardProps & { readonly name: string }) {
  const t = words('jobs');
  const cancel = useCancelJob();
  const download = useDownloadFile();
  if (isUnfinished(job.status))
    return (
      <Button
        size="s"
        aria-label={t.cancelOf(name)}
        isBusy={cancel.isPending}
        onClick={() => cancel.mutate(job.job_id)}
      >
        {cancel.isPending ? t.cancelling : t.cancel}
      </Button>
    );
  if (job.status === 'completed')
    return (
      <Button
        size="s"
        aria-label={t.downloadOf(job.result?.file_name ?? name)}
        isBusy={download.isPending}
        onClick={() => download.mutate(job.job_id)}
      >
        {t.download}
      </Button>
    );
  if (job.status === 'failed' && onOpenDraft && job.session_id)
    return (
      <Button size="s" aria-label={t.openDraftOf(name)} onClick={() => onOpenDraft(job)}>
        {t.openDraft}
      </Button>
    );
  return null;
}
