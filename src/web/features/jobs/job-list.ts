import type { JobListEvent, PdfJobView } from '../../../contract/pdf-jobs.ts';
import { isUnfinished } from '../../../domain/pdf-job.ts';

/** Loaded jobs, newest first. */
export interface JobList {
  readonly jobs: readonly PdfJobView[];
  readonly total: number;
  readonly hasMore: boolean;
}

/** Applies an event of the live stream to the list. */
export function applyJobEvent(list: JobList | null, event: JobListEvent): JobList {
  const counts = { total: event.total, hasMore: event.has_more };
  if (event.type === 'snapshot' || list === null) return { jobs: event.jobs, ...counts };
  const changed = new Map(event.jobs.map((job) => [job.job_id, job]));
  const known = list.jobs.map((job) => changed.get(job.job_id) ?? job);
  const ids = new Set(list.jobs.map(({ job_id }) => job_id));
  const added = event.jobs.filter(({ job_id }) => !ids.has(job_id));
  return { jobs: [...added, ...known], ...counts };
}

export function unfinishedIds(jobs: readonly PdfJobView[]): string[] {
  return jobs.filter(({ status }) => isUnfinished(status)).map(({ job_id }) => job_id);
}

/** Returns the followed jobs that have ended. */
export function endedOf(waitedFor: readonly string[], now: readonly PdfJobView[]): PdfJobView[] {
  return now.filter(({ job_id, status }) => waitedFor.includes(job_id) && !isUnfinished(status));
}
