import type { PdfJobView } from '../../../contract/pdf-jobs.ts';
import { errorWords, serverWords } from '../../lib/error-words.ts';
import { language } from '../../lib/language.ts';
import { counted, words } from '../../lib/words.ts';

const shownOfId = 8;

/** 'Job 8f3ac2d1' */
export function jobName({ job_id }: Pick<PdfJobView, 'job_id'>): string {
  return words('jobs').name(job_id.slice(0, shownOfId));
}

/** 'Nov 20, 2026, 10:51:08 AM' */
export const jobMoment = (iso: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));

/** '0:28', '1:02:05' */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

function cancelledWords(job: PdfJobView): string {
  const t = words('jobs');
  const seconds = Math.round(
    (Date.parse(job.finished_at ?? job.updated_at) - Date.parse(job.created_at)) / 1000,
  );
  return seconds < 60
    ? counted(t.cancelledAfterSeconds, seconds)
    : counted(t.cancelledAfterMinutes, Math.round(seconds / 60));
}

export interface JobReason {
  /** First sentence: what happened. */
  readonly head: string;
  readonly rest: string;
}

/** Returns the reason why a job ended without a result. */
export function jobReason(job: PdfJobView): JobReason {
  const t = words('jobs');
  if (job.status === 'cancelled') {
    const reason = job.error ? errorWords(job.error) : cancelledWords(job);
    return { head: '', rest: job.kind === 'quality' ? t.cancelledFree(reason) : reason };
  }
  if (!job.error) return { head: t.reasonUnknown, rest: t.reasonUnknownHelp };
  const message = errorWords(job.error);
  const end = /[.!?](?=\s|$)|[。！？؟]/.exec(message);
  const cut = end ? end.index + 1 : message.length;
  return { head: message.slice(0, cut), rest: message.slice(cut).trim() };
}

/** Returns the label of a job's current step in the user's language; empty before the first one. */
function jobStepWords({ kind, progress }: PdfJobView): string {
  const label = progress.step === null ? undefined : serverWords('steps', `job_${kind}_${progress.step}`);
  if (label === undefined) return progress.label;
  return serverWords('steps', progress.reason, { ...progress.values, label }) ?? label;
}

/** Describes the progress of an unfinished job. */
export function jobProgressWords(job: PdfJobView): string {
  const t = words('jobs');
  if (job.status === 'processing') return jobStepWords(job) || t.starting;
  if (job.error) return t.retrying;
  const ahead = job.jobs_ahead ?? 0;
  if (ahead === 0) return t.nextInLine;
  return ahead >= 100 ? t.aheadMany : counted(t.ahead, ahead);
}
