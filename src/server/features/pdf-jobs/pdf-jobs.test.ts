import { PDFDocument } from '@cantoo/pdf-lib';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JobListEvent, PdfJobView } from '../../../contract/pdf-jobs.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { runPdfJobJob } from '../../jobs/definitions/run-pdf-job.ts';
import { type JobWorker, startWorker } from '../../jobs/queue.ts';
import { RenderError } from '../../rendering/render-error.ts';
import { isFullRun } from '../../testing/full-run.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { keepTestDocument } from '../../testing/test-documents.ts';
import { forCallers } from '../../told.ts';
import { followPdfJobs } from './follow-pdf-jobs.ts';
import { runPdfJob } from './run-pdf-job.ts';
import { tendPdfJobs } from './tend-pdf-jobs.ts';

let opened: TestApp[] = [];
let workers: JobWorker[] = [];

afterEach(async () => {
  for (const worker of workers) await worker.stop();
  for (const app of opened) await app.close();
  [opened, workers] = [[], []];
});

async function open(options: Parameters<typeof createTestApp>[1] = {}): Promise<TestApp> {
  const test = await createTestApp({}, options);
  opened.push(test);
  return test;
}

async function work(test: TestApp, more: Partial<Deps> = {}): Promise<void> {
  const deps = { ...test.deps, ...more };
  workers.push(await startWorker({ pool: deps.pool, jobs: [runPdfJobJob], deps }));
}

/** Runs a job immediately, as a worker would. */
const runHere = (job: PdfJobView, deps: Deps) =>
  runPdfJob(
    { id: job.job_id },
    {
      deps,
      signal: new AbortController().signal,
      again: (db, timing) => addJobWithin(db, runPdfJobJob, { id: job.job_id }, timing),
    },
  );
const prompt = 'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days';
const quality = {
  kind: 'quality',
  request: { messages: [{ role: 'user', content: prompt }], mode: 'quality' },
};

async function send(
  test: TestApp,
  user: string,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) {
  return test.app.inject({ method, url, headers: test.as(user), ...(payload ? { payload } : {}) });
}

async function start(test: TestApp, user: string, payload: object): Promise<PdfJobView> {
  const answer = await send(test, user, 'POST', '/api/pdf-jobs', payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function read(test: TestApp, job: PdfJobView): Promise<PdfJobView> {
  return (await send(test, job.user_id, 'GET', `/api/pdf-jobs/${job.job_id}/status`)).json();
}

async function until(test: TestApp, job: PdfJobView, status: PdfJobView['status']): Promise<PdfJobView> {
  return vi.waitFor(
    async () => {
      const view = await read(test, job);
      expect(view.status, view.error?.message).toBe(status);
      return view;
    },
    { timeout: 60_000, interval: 20 },
  );
}

const keep = (test: TestApp, title: string, uid = 'ada') =>
  keepTestDocument({ uid, title, sessionId: null, text: 'Some words of a page.' }, test.deps);

async function fileOf(test: TestApp, job: PdfJobView): Promise<{ bytes: Buffer; disposition: string }> {
  const link = await send(test, job.user_id, 'GET', `/api/pdf-jobs/${job.job_id}/file/token`);
  const answer = await test.app.inject({ url: new URL(link.json().signed_url).pathname });
  return { bytes: answer.rawPayload, disposition: String(answer.headers['content-disposition']) };
}

describe('an export', () => {
  it('[P11] [C17] [E06] is queued, run by a worker, and its file is available under the title', async () => {
    const test = await open();
    const { id } = await keep(test, 'Größe 漢字');
    const queued = await start(test, 'ada', { kind: 'pdf', document_id: id });
    expect(queued).toMatchObject({ status: 'queued', user_id: 'ada', jobs_ahead: 0, title: 'Größe 漢字' });
    await work(test);
    const done = await until(test, queued, 'completed');
    expect(done).toMatchObject({
      job_id: queued.job_id,
      result: { document_id: id, version: 1, file_name: 'Größe 漢字.pdf' },
      progress: { done: 3, of: 3 },
      error: null,
    });
    const { bytes, disposition } = await fileOf(test, done);
    expect((await readPdf(bytes)).text).toContain('Some words of a page.');
    expect(disposition).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E6%BC%A2");
  });

  it('of several documents is one archive, with a unique name for each', async () => {
    const test = await open();
    const [one, two] = [await keep(test, 'Invoice'), await keep(test, 'invoice')];
    await work(test);
    const job = await start(test, 'ada', { kind: 'batch', document_ids: [one.id, two.id, one.id] });
    const done = await until(test, job, 'completed');
    expect(done.result).toMatchObject({ document_id: null, file_name: 'Octavo, 2 documents.zip' });
    const files = unzipSync((await fileOf(test, done)).bytes);
    expect(Object.keys(files)).toEqual(['Invoice.pdf', 'invoice (2).pdf']);
    for (const pdf of Object.values(files)) expect((await readPdf(pdf)).pages).toHaveLength(1);
  });

  it('for print contains only what is drawn, with its trim marked', async () => {
    const test = await open();
    const { id } = await keep(test, 'Flyer');
    await work(test);
    const done = await until(
      test,
      await start(test, 'ada', { kind: 'print_ready', document_id: id }),
      'completed',
    );
    const { bytes } = await fileOf(test, done);
    expect(bytes.toString('latin1')).not.toMatch(/\/Annots/);
    expect((await readPdf(bytes)).text).toContain('Some words');
    const page = (await PDFDocument.load(bytes)).getPage(0);
    const { x, width } = page.getBleedBox();
    expect([page.getTrimBox().x - x, width - page.getTrimBox().width].map(Math.round)).toEqual([9, 17]);
    expect(done.result?.preflight?.map(({ id, status }) => [id, status])).toContainEqual(['bleed', 'passed']);
  });

  it('as pictures is one file for one page, an archive for several, and reports the current page', async () => {
    const test = await open();
    const { id } = await keep(test, 'Flyer');
    await work(test);
    const body = { kind: 'images', document_id: id, format: 'webp', width: 300 } as const;
    const done = await until(test, await start(test, 'ada', body), 'completed');
    expect(done.result).toMatchObject({ file_name: 'Flyer.webp', preflight: null });
    expect((await fileOf(test, done)).bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  it("sent twice under one id is one job, and the id of another user's job is rejected", async () => {
    const test = await open();
    const { id } = await keep(test, 'Once');
    const job_id = crypto.randomUUID();
    const [first, second] = await Promise.all([
      start(test, 'ada', { kind: 'pdf', document_id: id, job_id }),
      start(test, 'ada', { kind: 'pdf', document_id: id, job_id }),
    ]);
    expect(second.job_id).toBe(first.job_id);
    const other = await keep(test, 'Hers', 'bea');
    const answer = await send(test, 'bea', 'POST', '/api/pdf-jobs', {
      kind: 'pdf',
      document_id: other.id,
      job_id,
    });
    expect(answer.json()).toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['a foreign document', (id: string) => ({ kind: 'pdf', document_id: id }), 404],
    ['a foreign document among many', (id: string) => ({ kind: 'batch', document_ids: [id] }), 404],
    [
      'a foreign session',
      (id: string) => ({ ...quality, request: { ...quality.request, session_id: id } }),
      404,
    ],
    ['no documents', () => ({ kind: 'batch', document_ids: [] }), 400],
    ['an id that is none', () => ({ kind: 'pdf', document_id: '../../etc' }), 400],
    ['another kind', () => ({ kind: 'everything' }), 400],
    [
      'an empty prompt',
      () => ({ ...quality, request: { messages: [{ role: 'user', content: '  ' }] } }),
      400,
    ],
  ])('of %s is rejected before anything is queued', async (_name, payload, status) => {
    const test = await open();
    const { id } = await keep(test, 'Not yours', 'bea');
    const answer = await send(test, 'ada', 'POST', '/api/pdf-jobs', payload(id));
    expect(answer.statusCode).toBe(status);
    expect((await send(test, 'ada', 'GET', '/api/pdf-jobs')).json()).toMatchObject({ jobs: [], total: 0 });
  });
});

describe('a generation in quality mode', () => {
  it('runs as a job, step by step, to a page with its PDF', async () => {
    const test = await open({ composerPauseMs: 20 });
    const steps: string[] = [];
    const job = await start(test, 'ada', quality);
    const follow = followed(test, 'ada', (event) => {
      for (const { progress } of event.jobs) if (steps.at(-1) !== progress.label) steps.push(progress.label);
    });
    await work(test);
    const done = await until(test, job, 'completed');
    expect(done).toMatchObject({ progress: { done: 4, of: 4 }, result: { version: 1 } });
    expect(done.result?.document_id).toBe(done.document_id);
    expect((await readPdf((await fileOf(test, done)).bytes)).text).toContain('$1,340.00');
    await follow.stop();
    expect(steps).toEqual(expect.arrayContaining(['Drafting, page 1']));
    const run = await send(test, 'ada', 'GET', `/chat/runs/${done.run_id}`);
    expect(run.json()).toMatchObject({ status: 'completed', session_id: done.session_id });
  });

  it('that is cancelled stops immediately, including its run', async () => {
    const test = await open({ composerPauseMs: 200 });
    await work(test);
    const job = await start(test, 'ada', quality);
    await vi.waitFor(async () => expect((await read(test, job)).progress.label).toMatch(/^Drafting/), {
      timeout: 60_000,
    });
    const { run_id } = await read(test, job);
    const cancelled = await send(test, 'ada', 'DELETE', `/api/pdf-jobs/${job.job_id}/cancel`);
    expect(cancelled.json()).toMatchObject({ status: 'cancelled' });
    await vi.waitFor(
      async () => {
        const run = await send(test, 'ada', 'GET', `/chat/runs/${run_id}`);
        expect(run.json()).toMatchObject({ status: 'cancelled' });
        expect(test.deps.activeJobs.has(job.job_id)).toBe(false);
      },
      { timeout: 60_000 },
    );
    expect(await read(test, job)).toMatchObject({ status: 'cancelled', result: null });
  });
});

describe('cancelling', () => {
  const cancel = (test: TestApp, user: string, id: string) =>
    send(test, user, 'DELETE', `/api/pdf-jobs/${id}/cancel`);

  it('[C16] [T07] works once from queued, and not for ended jobs', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const waiting = await start(test, 'ada', { kind: 'pdf', document_id: id });
    for (let times = 0; times < 2; times++)
      expect((await cancel(test, 'ada', waiting.job_id)).json()).toMatchObject({ status: 'cancelled' });
    const { rows } = await test.deps.pool.query(
      'select count(*) as n from graphile_worker._private_jobs where key = $1',
      [waiting.job_id],
    );
    expect(rows[0].n).toBe(0);
    const finished = await start(test, 'ada', { kind: 'pdf', document_id: id });
    await runHere(finished, test.deps);
    const refused = await cancel(test, 'ada', finished.job_id);
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('already ended'),
    ]);
    expect(await read(test, finished)).toMatchObject({ status: 'completed' });
  });

  it('stops a page that is being rendered', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'pdf', document_id: id });
    // Renders until aborted, like an endless page.
    const renderPdf: Deps['renderer']['renderPdf'] = ({ signal }) =>
      new Promise((_resolve, reject) => {
        const stop = () => reject(new RenderError('cancelled', forCallers('Cancelled.')));
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop);
      });
    const running = runHere(job, { ...test.deps, renderer: { ...test.deps.renderer, renderPdf } });
    await vi.waitFor(async () => expect((await read(test, job)).progress.label).toBe('Drawing the pages'), {
      timeout: 60_000,
    });
    await cancel(test, 'ada', job.job_id);
    await running;
    expect(await read(test, job)).toMatchObject({ status: 'cancelled' });
  });

  it.each([
    [
      'another’s',
      async (test: TestApp) =>
        (await start(test, 'bea', { kind: 'pdf', document_id: (await keep(test, 'x', 'bea')).id })).job_id,
      404,
    ],
    ['one that is not there', async () => crypto.randomUUID(), 404],
    ['an id that is none', async () => 'nonsense', 400],
  ])('%s is rejected, and so is reading it', async (_name, idOf, status) => {
    const test = await open();
    const id = await idOf(test);
    expect((await cancel(test, 'ada', id)).statusCode).toBe(status);
    expect((await send(test, 'ada', 'GET', `/api/pdf-jobs/${id}/status`)).statusCode).toBe(status);
    expect((await send(test, 'ada', 'GET', `/api/pdf-jobs/${id}/file/token`)).statusCode).toBe(status);
  });
});

describe('a job that fails', () => {
  /** Runs the job each time it is queued again, without the pauses in between. */
  async function runToItsEnd(test: TestApp, job: PdfJobView, more: Partial<Deps>): Promise<PdfJobView[]> {
    const seen: PdfJobView[] = [];
    for (let tries = 0; tries < 10; tries++) {
      await runHere(job, { ...test.deps, ...more });
      seen.push(await read(test, job));
      if (seen.at(-1)?.status !== 'queued') break;
    }
    return seen;
  }

  it('each time is tried three times with growing pauses, then reports the reason', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'print_ready', document_id: id });
    const printReady = () =>
      Promise.reject(new RenderError('render_failed', forCallers('The browser failed twice on this page.')));
    const seen = await runToItsEnd(test, job, { renderer: { ...test.deps.renderer, printReady } });
    expect(seen.map(({ status }) => status)).toEqual(['queued', 'queued', 'failed']);
    expect(seen.at(-1)).toMatchObject({
      attempts: 3,
      error: { code: 'render_failed', message: expect.stringContaining('failed twice') },
      result: null,
    });
  });

  it('for lack of disk space reports it, and completes when there is space', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'print_ready', document_id: id });
    let isFull = true;
    const put: Deps['files']['put'] = (...args) =>
      isFull
        ? Promise.reject(new AppError('storage_failed', forCallers('The disk of the server is full.')))
        : test.deps.files.put(...args);
    const deps = { ...test.deps, files: { ...test.deps.files, put } };
    await runHere(job, deps);
    expect(await read(test, job)).toMatchObject({
      status: 'queued',
      error: { message: expect.stringMatching(/full/) },
    });
    isFull = false;
    await runHere(job, deps);
    expect(await read(test, job)).toMatchObject({ status: 'completed', error: null });
  });

  it('permanently is not retried', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'pdf', document_id: id });
    await test.deps.db
      .updateTable('documents')
      .set({ deleted_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect(await runToItsEnd(test, job, {})).toMatchObject([
      { status: 'failed', error: { code: 'not_found' } },
    ]);
  });
});

describe('a worker', () => {
  it.runIf(isFullRun)('that stops puts its job back for the next one', async () => {
    const test = await open({ composerPauseMs: 1000 });
    await work(test);
    const job = await start(test, 'ada', quality);
    await vi.waitFor(async () => expect((await read(test, job)).progress.label).toMatch(/^Drafting/), {
      timeout: 60_000,
    });
    await workers.pop()?.stop();
    expect(await read(test, job)).toMatchObject({ status: 'queued', attempts: 0 });
    const next = await open({ database: test.database });
    await work(next);
    expect(await until(next, job, 'completed')).toMatchObject({ result: { file_bytes: expect.any(Number) } });
  });

  it('that dies five times with the same job makes the job fail', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'pdf', document_id: id });
    for (let deaths = 1; deaths <= 5; deaths++) {
      // Simulates kill -9: the job is claimed by a process whose lock is gone.
      await test.deps.db
        .updateTable('pdf_jobs')
        .set({
          status: 'processing',
          instance_key: 123_456_789,
          claim: crypto.randomUUID(),
          attempts: deaths,
        })
        .where('id', '=', job.job_id)
        .execute();
      expect(await tendPdfJobs(test.deps)).toBe(1);
      expect((await read(test, job)).status).toBe(deaths < 5 ? 'queued' : 'failed');
    }
    expect((await read(test, job)).error?.message).toContain('After 5 attempts');
    expect(await tendPdfJobs(test.deps)).toBe(0);
  });

  it.runIf(isFullRun)('that loses its database resumes its jobs', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'pdf', document_id: id });
    // This process claimed it, then lost the database before recording the end.
    await test.deps.db
      .updateTable('pdf_jobs')
      .set({
        status: 'processing',
        instance_key: test.deps.instance.key,
        claim: crypto.randomUUID(),
        attempts: 1,
      })
      .where('id', '=', job.job_id)
      .execute();
    expect(await tendPdfJobs(test.deps)).toBe(1);
    await work(test);
    await until(test, job, 'completed');
  });

  it('that the database disconnects completes the job once', async () => {
    const test = await open({ composerPauseMs: 100 });
    await work(test);
    const job = await start(test, 'ada', quality);
    await vi.waitFor(async () => expect((await read(test, job)).progress.label).toMatch(/^Drafting/), {
      timeout: 60_000,
    });
    const admin = new pg.Client({ connectionString: test.database.url });
    await admin.connect();
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid != pg_backend_pid()',
    );
    await admin.end();
    await vi.waitFor(
      async () => {
        await tendPdfJobs(test.deps);
        // Skips the pause before the next try.
        await test.deps.pool.query(
          'update graphile_worker._private_jobs set run_at = now(), locked_at = null, locked_by = null',
        );
        expect(await read(test, job)).toMatchObject({ status: 'completed', error: null });
      },
      { timeout: 60_000, interval: 300 },
    );
    const { rows } = await test.deps.pool.query(`select count(*) as n from runs where status = 'completed'`);
    expect(rows[0].n).toBe(1);
  });

  it('that dies before claiming a job loses its queue entry: another one is added', async () => {
    const test = await open();
    const { id } = await keep(test, 'Page');
    const job = await start(test, 'ada', { kind: 'pdf', document_id: id });
    const ago = new Date(Date.now() - 60_000);
    await test.deps.pool.query(
      `update graphile_worker._private_jobs set locked_at = $2, locked_by = 'dead' where key = $1`,
      [job.job_id, ago],
    );
    await test.deps.db.updateTable('pdf_jobs').set({ run_at: ago }).where('id', '=', job.job_id).execute();
    expect(await tendPdfJobs(test.deps)).toBe(1);
    await work(test);
    await until(test, job, 'completed');
  });
});

/** Follows the live list as a browser would. */
function followed(test: TestApp, uid: string, onEvent: (event: JobListEvent) => void, limit = 20) {
  const gone = new AbortController();
  const writer: Parameters<typeof followPdfJobs>[1] = {
    signal: gone.signal,
    write: async (_seq, event) => onEvent(event as JobListEvent),
    end: async () => undefined,
  };
  const done = followPdfJobs({ uid, limit }, writer, test.deps);
  return {
    async stop() {
      gone.abort();
      await done;
    },
  };
}

describe('the list', () => {
  it('[J06] is streamed live: only own jobs, newest first, and only changes are sent', async () => {
    const test = await open();
    const { id } = await keep(test, 'Mine');
    const hers = await keep(test, 'Hers', 'bea');
    const first = await start(test, 'ada', { kind: 'pdf', document_id: id });
    const events: JobListEvent[] = [];
    const follow = followed(test, 'ada', (event) => events.push(event));
    await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 60_000 });
    expect(events[0]).toMatchObject({
      type: 'snapshot',
      total: 1,
      has_more: false,
      jobs: [{ job_id: first.job_id }],
    });
    await start(test, 'bea', { kind: 'pdf', document_id: hers.id });
    const second = await start(test, 'ada', { kind: 'pdf', document_id: id });
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'changed', total: 2 }), {
      timeout: 60_000,
    });
    expect(events.at(-1)?.jobs.map(({ job_id }) => job_id)).toEqual([second.job_id]);
    await runHere(first, test.deps);
    await vi.waitFor(
      () =>
        expect(events.at(-1)?.jobs).toContainEqual(
          expect.objectContaining({ job_id: first.job_id, status: 'completed' }),
        ),
      { timeout: 60_000 },
    );
    await follow.stop();
    expect(events.flatMap(({ jobs }) => jobs).every(({ user_id }) => user_id === 'ada')).toBe(true);
    const listed = await send(test, 'ada', 'GET', '/api/pdf-jobs');
    expect(listed.json().jobs.map((job: PdfJobView) => job.job_id)).toEqual([second.job_id, first.job_id]);
  });

  it('is paginated without repeats or gaps', async () => {
    const test = await open();
    const { id } = await keep(test, 'Mine');
    for (let count = 0; count < 5; count++) await start(test, 'ada', { kind: 'pdf', document_id: id });
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await send(test, 'ada', 'GET', `/api/pdf-jobs?limit=2${cursor}`)).json();
      seen.push(...page.jobs.map((job: PdfJobView) => job.job_id));
      cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`;
    } while (cursor !== '');
    expect(new Set(seen).size).toBe(5);
    for (const bad of [
      'limit=0',
      'limit=-1',
      'limit=1000000000',
      'cursor=x',
      'cursor=-5',
      `cursor=${'9'.repeat(40)}`,
    ])
      expect((await send(test, 'ada', 'GET', `/api/pdf-jobs?${bad}`)).statusCode, bad).toBe(400);
    expect((await send(test, 'ada', 'GET', '/api/pdf-jobs/live?limit=0')).statusCode).toBe(400);
  });

  it("of one user doesn't delay that of another", async () => {
    const test = await open();
    const { id } = await keep(test, 'Mine');
    const hers = await keep(test, 'Hers', 'bea');
    for (let count = 0; count < 3; count++) await start(test, 'ada', { kind: 'pdf', document_id: id });
    const job = await start(test, 'bea', { kind: 'pdf', document_id: hers.id });
    expect(job.jobs_ahead).toBe(1);
  });
});
