import type { ChatRequest } from '../../../../contract/chat.ts';
import type { ErrorCode, StoredError } from '../../../../contract/error-codes.ts';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { AppError } from '../../../app-error.ts';
import { findOwnRun } from '../../../chat/runs/run-store.ts';
import { startRun } from '../../../chat/start-run.ts';
import { stopRun } from '../../../chat/stop-run.ts';
import { watchRun } from '../../../chat/watch-run.ts';
import { retold, told } from '../../../told.ts';
import { renderDocumentPdf } from '../../documents/render-document-pdf.ts';
import type { JobContext, JobWork } from '../job-context.ts';
import { findOwnPdfJob } from '../pdf-job-store.ts';
import { followSteps } from './follow-steps.ts';
import { qualityRequest } from './read-request.ts';

type Context = JobContext<'quality'>;

/** The result of a generation. */
interface DoneRun {
  readonly documentId: string;
  readonly version: number;
}

/** Generates a document and renders its PDF: outline, draft, checks, file. */
export const makeQuality: JobWork<'quality'> = async (context) => {
  const { job, deps, signal, step } = context;
  const made = (await lastRun(context)) ?? (await runOnce(context));
  await step('file');
  const file = await renderDocumentPdf(
    { uid: job.user_id, documentId: made.documentId, version: made.version, author: job.author, signal },
    deps,
  );
  await context.note({ title: file.title });
  return {
    documentId: made.documentId,
    version: made.version,
    file: {
      key: file.key,
      name: fileNameOf(file.title, 'pdf'),
      contentType: 'application/pdf',
      bytes: file.pdf.length,
    },
  };
};

/** Returns the finished run of an earlier try, so a generation is charged once. */
async function lastRun({ job, deps }: Context): Promise<DoneRun | null> {
  if (job.run_id === null) return null;
  const run = await findOwnRun(deps.db, job.user_id, job.run_id);
  return run?.status === 'completed' && run.version !== null
    ? { documentId: run.document_id, version: run.version }
    : null;
}

/** Follows the run of an earlier try if it is still running; otherwise starts one that continues from it. */
async function runOnce(context: Context): Promise<DoneRun> {
  const { job, deps, signal } = context;
  const before = job.run_id === null ? undefined : await findOwnRun(deps.db, job.user_id, job.run_id);
  const runId = before?.status === 'running' ? before.id : before ? crypto.randomUUID() : job.id;
  await context.note({ run_id: runId });
  if (before?.status !== 'running') {
    await context.step('outline');
    const request = qualityRequest(job).request;
    // Placeholder for quality mode's multiple rounds; the steps already exist.
    await startRun({ uid: job.user_id, request: nextRequest(request, runId, before), kind: 'quality' }, deps);
  }
  const stop = () =>
    void stopIfCancelled(context, runId).catch((error: unknown) =>
      deps.log.warn({ err: error, runId }, 'a run could not be told to stop'),
    );
  signal.addEventListener('abort', stop, { once: true });
  try {
    // A cancel can arrive while the run is being claimed.
    if (signal.aborted) stop();
    await watchRun(runId, followSteps(context), deps, signal);
  } finally {
    signal.removeEventListener('abort', stop);
  }
  signal.throwIfAborted();
  return outcomeOf(context, runId);
}

/**
 * Stops the run only if the job was cancelled. Otherwise it continues without this worker, for the next one
 * to follow.
 */
async function stopIfCancelled({ job, deps }: Context, runId: string): Promise<void> {
  const now = await findOwnPdfJob(deps.db, job.user_id, job.id);
  if (!now || now.status === 'cancelled') await stopRun({ uid: job.user_id, runId }, deps);
}

function nextRequest(
  request: ChatRequest,
  runId: string,
  before: Awaited<ReturnType<typeof findOwnRun>>,
): ChatRequest {
  const next: ChatRequest = { ...request, mode: 'quality', run_id: runId };
  if (!before) return next;
  return {
    ...next,
    session_id: before.session_id,
    document_id: before.document_id,
    continues_run_id: before.id,
  };
}

/** @throws AppError that explains why there is no page */
async function outcomeOf({ job, deps }: Context, runId: string): Promise<DoneRun> {
  const run = await findOwnRun(deps.db, job.user_id, runId);
  const error = run?.error as (StoredError & { code: ErrorCode }) | null | undefined;
  if (run?.status === 'completed' && run.version !== null)
    return { documentId: run.document_id, version: run.version };
  if (run?.status === 'completed') throw new AppError('unprocessable', told('modelMadeNoPage'));
  if (run?.status === 'cancelled') throw new AppError('cancelled', told('stoppedInChat'));
  throw new AppError(error?.code ?? 'unavailable', error ? retold(error) : told('generationCutShort'));
}
