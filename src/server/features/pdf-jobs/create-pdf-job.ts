import type { NewPdfJob, PdfJobView } from '../../../contract/pdf-jobs.ts';
import { AppError } from '../../app-error.ts';
import { checkRunRequest } from '../../chat/check-run-request.ts';
import { requireOwnTarget } from '../../chat/require-own-target.ts';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { runPdfJobJob } from '../../jobs/definitions/run-pdf-job.ts';
import { forCallers, told } from '../../told.ts';
import { requireOwnDocuments } from '../documents/require-own-documents.ts';
import { requireFeature } from '../membership/require-feature.ts';
import { countOwnPdfJobs, findOwnPdfJob, insertPdfJob } from './pdf-job-store.ts';
import { viewPdfJob } from './pdf-job-view.ts';

/** Maximum number of unfinished jobs per account. */
const mostUnfinished = 200;
const titleLength = 80;

interface About {
  readonly title: string;
  readonly documentId: string | null;
  readonly sessionId: string | null;
}

/** Validates the request early, and returns the job's title and document. */
async function aboutJob(uid: string, job: NewPdfJob, deps: Pick<Deps, 'db' | 'models'>): Promise<About> {
  if (job.kind === 'quality') {
    const { prompt } = await checkRunRequest({ uid, request: job.request }, deps);
    await requireOwnTarget({ uid, request: job.request }, deps);
    const line = prompt.split('\n', 1)[0] ?? '';
    const title = line.length > titleLength ? `${line.slice(0, titleLength - 1)}…` : line;
    return { title, documentId: job.request.document_id ?? null, sessionId: job.request.session_id ?? null };
  }
  const ids = job.kind === 'batch' ? [...new Set(job.document_ids)] : [job.document_id];
  const documents = await requireOwnDocuments({ uid, ids }, deps);
  const [first] = documents;
  if (job.kind !== 'batch')
    return { title: first?.title ?? '', documentId: job.document_id, sessionId: first?.session_id ?? null };
  return {
    title: ids.length === 1 ? (first?.title ?? '') : `${ids.length} documents`,
    documentId: null,
    sessionId: null,
  };
}

/**
 * Queues a job, or returns the existing one with the same id.
 * @throws AppError `invalid_input`, `not_found`, `conflict` if the id belongs to another user's job,
 * `rate_limited`
 */
export async function createPdfJob(
  input: { readonly uid: string; readonly author: string; readonly job: NewPdfJob },
  deps: Pick<Deps, 'db' | 'models' | 'config' | 'clock'>,
): Promise<PdfJobView> {
  const { uid, author, job } = input;
  const id = job.job_id ?? crypto.randomUUID();
  const before = await findOwnPdfJob(deps.db, uid, id);
  if (before) return viewPdfJob(before, deps);
  if (job.kind === 'batch') await requireFeature({ uid, feature: 'advanced_export' }, deps);
  const about = await aboutJob(uid, job, deps);
  const unfinished = await countOwnPdfJobs(deps.db, uid, ['queued', 'processing']);
  if (unfinished >= mostUnfinished)
    throw new AppError('rate_limited', told('jobsFull', { limit: mostUnfinished }), {
      retryAfterSeconds: 30,
    });
  // Accounts with many unfinished jobs yield to those with few.
  const priority = unfinished;
  const row = await deps.db.transaction().execute(async (tx) => {
    const inserted = await insertPdfJob(tx, { uid, id, author, request: job, priority, ...about });
    if (inserted) await addJobWithin(tx, runPdfJobJob, { id }, { key: id, priority });
    return inserted;
  });
  if (row) return viewPdfJob(row, deps);
  const same = await findOwnPdfJob(deps.db, uid, id);
  if (!same) throw new AppError('conflict', forCallers('This job id is already used. Send another one.'));
  return viewPdfJob(same, deps);
}
