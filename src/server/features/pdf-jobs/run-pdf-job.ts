import { sql } from 'kysely';
import type { PdfJobKind } from '../../../domain/pdf-job.ts';
import { AppError } from '../../app-error.ts';
import { toAppError } from '../../http/respond-error.ts';
import type { JobRun } from '../../jobs/job-definition.ts';
import { storedError } from '../../told.ts';
import { jobTaken } from './active-jobs.ts';
import type { JobContext, JobWork } from './job-context.ts';
import { exportBatch } from './kinds/export-batch.ts';
import { exportImages } from './kinds/export-images.ts';
import { exportPdf } from './kinds/export-pdf.ts';
import { exportPrintReady } from './kinds/export-print-ready.ts';
import { makeQuality } from './kinds/make-quality.ts';
import { notePdfJobProgress, type PdfJobRow, transitionPdfJob } from './pdf-job-store.ts';
import { mayTryAgain, retryAt } from './retry-policy.ts';

const works: { readonly [K in PdfJobKind]: JobWork<K> } = {
  quality: makeQuality,
  pdf: exportPdf,
  print_ready: exportPrintReady,
  images: exportImages,
  batch: exportBatch,
};

/**
 * Claims and runs a job if it is still queued. Its row always records the outcome: completed, failed with the
 * reason, queued again, or what another process has set. Rejects only if the database is unavailable; the job
 * is then picked up again (tend-pdf-jobs.ts).
 */
export async function runPdfJob(input: { readonly id: string }, run: JobRun): Promise<void> {
  const { id } = input;
  const { deps, signal: stopping } = run;
  if (deps.activeJobs.has(id)) return;
  const claim = crypto.randomUUID();
  const abort = deps.activeJobs.begin(id, claim);
  try {
    const job = await claimJob(id, claim, deps);
    if (!job) return;
    const signal = AbortSignal.any([abort.signal, stopping]);
    try {
      await complete(job, claim, await work(job, claim, abort, signal, deps), deps);
    } catch (error) {
      await endEarly(job, claim, error, abort.signal, run);
    }
  } finally {
    deps.activeJobs.end(id);
  }
}

function claimJob(id: string, claim: string, deps: JobRun['deps']): Promise<PdfJobRow | null> {
  return transitionPdfJob(deps.db, {
    id,
    from: 'queued',
    to: 'processing',
    change: {
      claim,
      instance_key: deps.instance.key,
      attempts: sql`attempts + 1`,
      step: null,
      detail: null,
    },
  });
}

function work(
  job: PdfJobRow,
  claim: string,
  abort: AbortController,
  signal: AbortSignal,
  deps: JobRun['deps'],
): ReturnType<JobWork<PdfJobKind>> {
  const noted: JobContext<PdfJobKind>['note'] = async (facts) => {
    signal.throwIfAborted();
    if (!(await notePdfJobProgress(deps.db, job.id, claim, facts))) abort.abort(jobTaken);
    signal.throwIfAborted();
  };
  const context: JobContext<PdfJobKind> = {
    job,
    deps,
    signal,
    step: (step, detail) => noted({ step, detail: detail ? JSON.stringify(detail) : null }),
    note: noted,
  };
  const doWork = works[job.kind as PdfJobKind] as JobWork<PdfJobKind>;
  return doWork(context);
}

async function complete(
  job: PdfJobRow,
  claim: string,
  result: Awaited<ReturnType<JobWork<PdfJobKind>>>,
  deps: JobRun['deps'],
): Promise<void> {
  await transitionPdfJob(deps.db, {
    id: job.id,
    from: 'processing',
    to: 'completed',
    claim,
    change: {
      result: JSON.stringify(result),
      error: null,
      document_id: result.documentId ?? job.document_id,
    },
  });
}

async function endEarly(
  job: PdfJobRow,
  claim: string,
  thrown: unknown,
  taken: AbortSignal,
  run: JobRun,
): Promise<void> {
  const { deps, signal: stopping } = run;
  // Cancelled, or taken over by another worker: the row is already right.
  if (taken.aborted) return;
  const from = { id: job.id, from: 'processing', claim } as const;
  if (stopping.aborted) {
    // The next process picks it up immediately; this try doesn't count.
    await queueAgain(from, deps.clock(), job.priority, { attempts: Math.max(0, job.attempts - 1) }, run);
    return;
  }
  const error = thrown instanceof AppError ? thrown : toAppError(thrown);
  const reason = JSON.stringify(storedError(error.code, error.told));
  if (error.code === 'cancelled') {
    await transitionPdfJob(deps.db, { ...from, to: 'cancelled', change: { error: reason } });
    return;
  }
  const { attempts } = job;
  deps.log.warn({ err: error.cause ?? error, pdfJob: job.id, attempts }, error.detail);
  if (mayTryAgain(error.code, attempts)) {
    await queueAgain(from, retryAt(attempts, deps.clock()), job.priority, { error: reason }, run);
    return;
  }
  await transitionPdfJob(deps.db, { ...from, to: 'failed', change: { error: reason } });
}

/** Queues a job again together with its worker-queue entry, in one transaction. */
async function queueAgain(
  from: { readonly id: string; readonly from: 'processing'; readonly claim: string },
  at: Date,
  priority: number,
  change: { readonly attempts?: number; readonly error?: string },
  run: JobRun,
): Promise<void> {
  await run.deps.db.transaction().execute(async (tx) => {
    const queued = await transitionPdfJob(tx, { ...from, to: 'queued', change: { ...change, run_at: at } });
    if (!queued) return;
    await run.again(tx, { key: from.id, runAt: at, priority });
  });
}
