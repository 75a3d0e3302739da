import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openFileStore } from '../adapters/storage/open-file-store.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { jobCatalogue } from './catalogue.ts';
import { purgeRenderedFiles } from './definitions/purge-rendered-files.ts';
import { defineJob, type JobDefinition, type JobDeps } from './job-definition.ts';
import { createQueue, type JobWorker, type Queue, startWorker } from './queue.ts';

let database: TestDatabase;
let queue: Queue;
let worker: JobWorker | undefined;
const folder = mkdtempSync(join(tmpdir(), 'octavo-jobs-'));
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await createTestDatabase();
  queue = await createQueue(database.pool, log);
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(async () => {
  await queue.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function work(jobs: readonly JobDefinition[], more: Partial<JobDeps> = {}): Promise<void> {
  // These jobs use no other dependency.
  const deps = { log, db: database.db, clock: () => new Date(), ...more } as JobDeps;
  worker = await startWorker({ pool: database.pool, jobs, deps });
}

function recordingJob(name: string, attempt: (n: number, signal: AbortSignal) => Promise<void> | void) {
  const seen: { n: number }[] = [];
  const job = defineJob({
    name,
    payload: z.object({ n: z.number() }),
    maxAttempts: 3,
    load: async () => ({
      async run(payload, { signal }) {
        seen.push(payload);
        await attempt(payload.n, signal);
      },
    }),
  });
  return { job, seen };
}

test('a worker runs queued jobs with their payload', async () => {
  const { job, seen } = recordingJob('recording', () => undefined);
  await queue.addJob(job, { n: 1 });
  await work([job]);
  await queue.addJob(job, { n: 2 });
  await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }, { n: 2 }]), { timeout: 60_000 });
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 60_000 });
});

test('rejects a payload that doesn’t match the definition', async () => {
  const { job } = recordingJob('picky', () => undefined);
  // @ts-expect-error: what an untyped caller could send
  await expect(queue.addJob(job, { n: 'one' })).rejects.toThrow(z.ZodError);
  expect(await waiting()).toBe(0);
});

test('a job replaces a queued one with the same key', async () => {
  const { job, seen } = recordingJob('keyed', () => undefined);
  await queue.addJob(job, { n: 1 }, { key: 'one' });
  await queue.addJob(job, { n: 2 }, { key: 'one' });
  await work([job]);
  await vi.waitFor(() => expect(seen).toEqual([{ n: 2 }]), { timeout: 60_000 });
});

test('a failed job is retried', async () => {
  const { job, seen } = recordingJob('failing', () => Promise.reject(new Error('not today')));
  await queue.addJob(job, { n: 1 });
  await work([job]);
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'select attempts, last_error from graphile_worker._private_jobs where last_error is not null',
      );
      expect(rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('not today') }]);
    },
    { timeout: 60_000 },
  );
  expect(seen).toHaveLength(1);
  await database.pool.query('delete from graphile_worker._private_jobs');
});

test('stopping interrupts a running job, which is retried later', async () => {
  const { job, seen } = recordingJob(
    'endless',
    (_n, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('interrupted')));
      }),
  );
  await queue.addJob(job, { n: 1 });
  await work([job]);
  await vi.waitFor(() => expect(seen).toHaveLength(1), { timeout: 60_000 });
  await worker?.stop();
  expect(await waiting()).toBe(1);
  await database.pool.query('delete from graphile_worker._private_jobs');
});

test('removes rendered files older than a day, and keeps newer and other files', async () => {
  const files = await openFileStore({ kind: 'disk', folder });
  for (const key of ['rendered/old.pdf', 'rendered/new.pdf', 'uploads/old.png']) {
    await files.put(key, new Uint8Array([1]), 'application/pdf');
  }
  const longAgo = Date.now() / 1000 - 25 * 60 * 60;
  for (const key of ['rendered/old.pdf', 'uploads/old.png']) utimesSync(join(folder, key), longAgo, longAgo);
  await queue.addJob(purgeRenderedFiles, {});
  await work([purgeRenderedFiles], { files });
  await vi.waitFor(async () => expect(await files.has('rendered/old.pdf')).toBe(false), { timeout: 60_000 });
  expect(await files.has('rendered/new.pdf')).toBe(true);
  expect(await files.has('uploads/old.png')).toBe(true);
});

test('every job in the catalog has a unique name, a valid schedule, and a handler', async () => {
  expect(new Set(jobCatalogue.map((job) => job.name)).size).toBe(jobCatalogue.length);
  await work(jobCatalogue);
  for (const job of jobCatalogue) expect((await job.load()).run).toBeTypeOf('function');
});

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query('select count(*) as n from graphile_worker._private_jobs');
  return rows[0].n;
}
