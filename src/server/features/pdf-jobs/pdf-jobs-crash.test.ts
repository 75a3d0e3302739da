import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NewPdfJob, newPdfJob } from '../../../contract/pdf-jobs.ts';
import { reapRuns } from '../../chat/runs/reap-runs.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { runPdfJobJob } from '../../jobs/definitions/run-pdf-job.ts';
import { testCacheDir } from '../../rendering/test-browser.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { createPdfJob } from './create-pdf-job.ts';
import { pdfJobFile } from './pdf-job-file.ts';
import { findOwnPdfJob } from './pdf-job-store.ts';
import { runPdfJob } from './run-pdf-job.ts';
import { tendPdfJobs } from './tend-pdf-jobs.ts';

let test: TestApp;
const worker = fileURLToPath(new URL('./test-crash-worker.ts', import.meta.url));

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/**
 * Runs a job in a separate process that kills itself after recording `step`. Returns how the process ended.
 */
async function workUntil(
  step: string,
  jobId: string,
): Promise<{ signal: string | null; code: number | null; words: string }> {
  const child = spawn(
    process.execPath,
    [worker, test.database.url, test.deps.config.dataDir, jobId, step, testCacheDir],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  const [code, signal] = await once(child, 'exit');
  return { code, signal, words };
}

/** Does what other processes do when they find an orphaned job and run. */
async function completeElsewhere(uid: string, id: string): Promise<void> {
  // The database takes a moment to notice that a process has died.
  await vi.waitFor(
    async () => {
      await tendPdfJobs(test.deps);
      expect((await findOwnPdfJob(test.deps.db, uid, id))?.status).not.toBe('processing');
    },
    { timeout: 60_000 },
  );
  await reapRuns(test.deps);
  await runPdfJob(
    { id },
    {
      deps: test.deps,
      signal: new AbortController().signal,
      again: (db, timing) => addJobWithin(db, runPdfJobJob, { id }, timing),
    },
  );
}

async function count(table: 'documents' | 'runs', uid: string): Promise<number> {
  const { rows } = await test.deps.pool.query(
    `select count(*) as n from ${table} where user_id = $1${table === 'runs' ? ` and status = 'completed'` : ''}`,
    [uid],
  );
  return rows[0].n;
}

const prompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';
const quality: NewPdfJob = {
  kind: 'quality',
  request: { messages: [{ role: 'user', content: prompt }], mode: 'quality' },
};

/** Each step at which a worker is killed. */
const deaths: readonly (readonly [NewPdfJob['kind'], string])[] = [
  ['print_ready', 'draw'],
  ['print_ready', 'processing'],
  ['print_ready', 'flatten'],
  ['print_ready', 'keep'],
  ['print_ready', 'stored'],
  ['print_ready', 'completed'],
  ['batch', 'pack'],
  ['quality', 'outline'],
  ['quality', 'draft'],
  ['quality', 'checks'],
  ['quality', 'file'],
];

describe.runIf(isFullRun)('kill -9 of the worker', () => {
  it.each(deaths)('at the %s job’s step %s: it completes once, elsewhere', async (kind, step) => {
    const uid = `${kind}_${step}`;
    const { id: documentId } = await keepTestDocument(
      { uid, title: 'Page', sessionId: null, text: 'Words.' },
      test.deps,
    );
    const job: NewPdfJob =
      kind === 'quality'
        ? quality
        : kind === 'batch'
          ? { kind, document_ids: [documentId] }
          : newPdfJob.parse({ kind, document_id: documentId });
    const { job_id: id } = await createPdfJob({ uid, author: 'Ada', job }, test.deps);
    const ended = await workUntil(step, id);
    expect(ended.signal, `${ended.code} ${ended.words}`).toBe('SIGKILL');

    await completeElsewhere(uid, id);
    const done = await findOwnPdfJob(test.deps.db, uid, id);
    expect(done, JSON.stringify(done?.error)).toMatchObject({ status: 'completed', error: null });
    expect((await pdfJobFile({ uid, jobId: id }, test.deps)).signed_url).toContain('/files/');
    // Nothing was created twice: a generation adds one document, by one completed run.
    expect(await count('documents', uid)).toBe(kind === 'quality' ? 2 : 1);
    expect(await count('runs', uid)).toBe(kind === 'quality' ? 1 : 0);
    await completeElsewhere(uid, id);
    expect(await findOwnPdfJob(test.deps.db, uid, id)).toEqual(done);
  });
});
