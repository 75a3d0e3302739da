import { sql } from 'kysely';
import type { PdfJobView } from '../../../contract/pdf-jobs.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { findOwnPdfJob, transitionPdfJob } from './pdf-job-store.ts';
import { viewPdfJob } from './pdf-job-view.ts';

/**
 * Cancels a queued or processing job, and notifies its worker. Idempotent.
 * @throws AppError `not_found`; `conflict` if the job has already ended otherwise
 */
export async function cancelPdfJob(
  input: { readonly uid: string; readonly jobId: string },
  deps: Pick<Deps, 'db'>,
): Promise<PdfJobView> {
  const { uid, jobId: id } = input;
  // The status can change between attempts, so 'queued' is tried twice.
  for (const from of ['queued', 'processing', 'queued'] as const) {
    const cancelled = await transitionPdfJob(deps.db, {
      uid,
      id,
      from,
      to: 'cancelled',
      change: { error: null },
    });
    if (!cancelled) continue;
    if (from === 'queued') await sql`select graphile_worker.remove_job(${id})`.execute(deps.db);
    return viewPdfJob(cancelled, deps);
  }
  const job = await findOwnPdfJob(deps.db, uid, id);
  if (!job) throw notFound('jobMissing');
  if (job.status === 'cancelled') return viewPdfJob(job, deps);
  throw new AppError('conflict', told('jobEnded'));
}
