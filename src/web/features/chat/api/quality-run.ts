import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { isUnfinished } from '../../../../domain/pdf-job.ts';
import { CallError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { errorWords, loadErrorWords } from '../../../lib/error-words.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { unfinishedJobsKey } from '../../../lib/query-keys.ts';
import { words } from '../../../lib/words.ts';
import type { RunStream } from '../follow-run.ts';
import { type RunRequest, resumeRun } from './runs.ts';

/** Polling interval while a job is queued. */
const askAgainMs = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, askAgainMs));

function refusalOf(job: PdfJobView): CallError {
  const detail = job.error ? errorWords(job.error) : words('chat').jobEnded;
  return new CallError({ code: 'cancelled', detail, status: 409, requestId: null });
}

/** Resolves when the job has started its generation. Throws CallError if it ended before. */
async function begun(jobId: string, hasRun: boolean, signal: AbortSignal): Promise<void> {
  for (;;) {
    const job = await call(pdfJobEndpoints.readPdfJobStatus, { params: { id: jobId } }, { signal });
    if (job.run_id !== null && (hasRun || isUnfinished(job.status))) return;
    if (!isUnfinished(job.status)) {
      await loadErrorWords();
      throw refusalOf(job);
    }
    await pause();
  }
}

/**
 * Sends a prompt as a job, which continues if the page is closed, and follows its generation. Job and run
 * share the id of the request.
 */
export async function* startQualityRun(request: RunRequest, runId: string, signal: AbortSignal): RunStream {
  await call(
    pdfJobEndpoints.createPdfJob,
    { body: { kind: 'quality', job_id: runId, request: { ...request, mode: 'quality' } } },
    { signal },
  );
  void queryClient.invalidateQueries({ queryKey: unfinishedJobsKey });
  for (let hasRun = true; ; hasRun = false) {
    await begun(runId, hasRun, signal);
    try {
      return yield* resumeRun(runId, 0, signal);
    } catch (error) {
      // The job knows its run id, but hasn't created the run yet.
      if (!(error instanceof CallError && error.code === 'not_found')) throw error;
      await pause();
    }
  }
}

/** Stops a generation that runs as a job, even before it starts. */
export async function stopQualityRun(jobId: string): Promise<void> {
  await call(pdfJobEndpoints.cancelPdfJob, { params: { id: jobId } });
}
