import type { PdfJobView } from '../../../contract/pdf-jobs.ts';

const shownOfId = 8;

/** 'Job 8f3ac2d1' */
export function jobName({ job_id }: Pick<PdfJobView, 'job_id'>): string {
  return `Job ${job_id.slice(0, shownOfId)}`;
}

const formatter = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** '20 Nov 2026, 10:51:08' */
export const jobMoment = (iso: string): string => formatter.format(new Date(iso)).replace('Sept', 'Sep');

/** '0:28', '1:02:05' */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

function afterWords(job: PdfJobView): string {
  const seconds = Math.round(
    (Date.parse(job.finished_at ?? job.updated_at) - Date.parse(job.created_at)) / 1000,
  );
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.round(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

export interface JobReason {
  /** First sentence: what happened. */
  readonly head: string;
  readonly rest: string;
}

/** Returns the reason why a job ended without a result. */
export function jobReason(job: PdfJobView): JobReason {
  if (job.status === 'cancelled') {
    const words = job.error?.message ?? `Cancelled by you after ${afterWords(job)}.`;
    return { head: '', rest: job.kind === 'quality' ? `${words} No generation was charged.` : words };
  }
  const message = job.error?.message ?? 'The reason is unknown. Try again.';
  const end = /[.!?](?=\s|$)/.exec(message);
  const cut = end ? end.index + 1 : message.length;
  return { head: message.slice(0, cut), rest: message.slice(cut).trim() };
}

/** Describes the progress of an unfinished job. */
export function jobProgressWords(job: PdfJobView): string {
  if (job.status === 'processing') return job.progress.label || 'Starting';
  if (job.error) return 'Waiting to retry';
  const ahead = job.jobs_ahead ?? 0;
  if (ahead === 0) return 'Next in line';
  return ahead >= 100 ? '100 jobs or more ahead' : `${ahead} ${ahead === 1 ? 'job' : 'jobs'} ahead`;
}
