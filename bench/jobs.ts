import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { Identity } from '../src/server/adapters/identity/identity.ts';
import { createModelCatalogue } from '../src/server/chat/providers/model-catalogue.ts';
import { readConfig } from '../src/server/config.ts';
import type { Deps } from '../src/server/deps.ts';
import { renderDocumentPdf } from '../src/server/features/documents/render-document-pdf.ts';
import { cancelPdfJob } from '../src/server/features/pdf-jobs/cancel-pdf-job.ts';
import { createPdfJob } from '../src/server/features/pdf-jobs/create-pdf-job.ts';
import { buildDeps } from '../src/server/lifecycle/build-deps.ts';
import { createClosers } from '../src/server/lifecycle/closers.ts';
import { openDataFolder } from '../src/server/lifecycle/data-folder.ts';
import { freePort } from '../src/server/lifecycle/free-port.ts';
import { openDatabase } from '../src/server/lifecycle/open-database.ts';
import { startRoles } from '../src/server/lifecycle/start-roles.ts';
import { createRenderer } from '../src/server/rendering/renderer.ts';
import { makeAccounts } from '../src/server/testing/make-accounts.ts';
import { keepTestDocument } from '../src/server/testing/test-documents.ts';
import { unchangingModels } from '../src/server/testing/unchanging-models.ts';

/*
 * Measures jobs on one process that is both server and worker: pick-up time, throughput compared with the
 * same renderings without jobs, latency of the live list, and time to cancel. `npm run bench -- jobs 300`
 * runs 300 jobs instead of 1,000.
 */

const jobCount = Number(process.argv[2] ?? 1000);
const pickUps = 40;
const followers = 500;
const changes = 5;
const cancels = 10;

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);
const quantile = (values: readonly number[], at: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * at))] ?? Number.NaN;

function say(name: string, figure: string, target: string): void {
  process.stdout.write(`${name.padEnd(44)} ${figure} (target ${target})\n`);
}

/** Any name is a signed-in user, because sign-in is measured elsewhere. */
function namedUsers(identity: Identity): Identity {
  return {
    ...identity,
    verifyToken: async (token) => ({
      uid: token,
      email: `${token}@example.com`,
      emailVerified: true,
      displayName: token,
    }),
  };
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(2);
}

async function documents(count: number, name: string, deps: Deps): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) {
    const text = `A small page of its own, number ${index} of ${name}.`;
    ids.push(
      (await keepTestDocument({ uid: name, title: `${name} ${index}`, sessionId: null, text }, deps)).id,
    );
  }
  return ids;
}

async function stateOf(jobId: string, deps: Deps): Promise<{ status?: string; step?: string | null }> {
  const { rows } = await deps.pool.query('select status, step from pdf_jobs where id = $1', [jobId]);
  return rows[0] ?? {};
}

async function measurePickUp(deps: Deps): Promise<void> {
  const [id = ''] = await documents(1, 'pickup', deps);
  const took: number[] = [];
  for (let index = 0; index < pickUps; index++) {
    const job = { kind: 'pdf', document_id: id } as const;
    const { job_id } = await createPdfJob({ uid: 'pickup', author: 'A', job }, deps);
    await until(async () => (await stateOf(job_id, deps)).status === 'completed');
    // Uses the database's clock, with microsecond resolution.
    const { rows } = await deps.pool.query(
      'select extract(epoch from started_at - created_at) * 1000 as ms from pdf_jobs where id = $1',
      [job_id],
    );
    took.push(Number(rows[0].ms));
  }
  say(
    'from queued to begun',
    `median ${quantile(took, 0.5).toFixed(1)} ms, p95 ${quantile(took, 0.95).toFixed(1)} ms`,
    'median under 20 ms',
  );
}

async function measureDrain(deps: Deps): Promise<void> {
  const directIds = await documents(jobCount, 'direct', deps);
  const queuedIds = await documents(jobCount, 'queued', deps);
  await deps.pool.query(
    "delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'file-document')",
  );
  const waiting = [...directIds];
  const directAt = performance.now();
  await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, async () => {
      for (let id = waiting.pop(); id; id = waiting.pop())
        await renderDocumentPdf({ uid: 'direct', documentId: id, author: 'A' }, deps);
    }),
  );
  const direct = jobCount / ((performance.now() - directAt) / 1000);

  // Inserts all at once, bypassing the per-user limit, because only the work is measured.
  await deps.pool.query(
    `insert into pdf_jobs (user_id, id, kind, title, author, request)
     select 'queued', gen_random_uuid(), 'pdf', 'x', 'A', json_build_object('kind', 'pdf', 'document_id', id)
     from unnest($1::uuid[]) as id`,
    [queuedIds],
  );
  const queuedAt = performance.now();
  await deps.pool.query(
    `select graphile_worker.add_job('run-pdf-job', json_build_object('id', id), job_key := id::text)
     from pdf_jobs where user_id = 'queued' and status = 'queued'`,
  );
  await until(async () => {
    await sleep(50);
    const { rows } = await deps.pool.query(
      "select count(*) as n from pdf_jobs where user_id = 'queued' and status in ('queued', 'processing')",
    );
    return rows[0].n === 0;
  });
  const throughJobs = jobCount / ((performance.now() - queuedAt) / 1000);
  const { rows } = await deps.pool.query(
    "select count(*) as n from pdf_jobs where user_id = 'queued' and status = 'completed'",
  );
  say(
    `${jobCount} queued jobs, one worker`,
    `${throughJobs.toFixed(1)} a second, without jobs ${direct.toFixed(1)}: ${(throughJobs / direct).toFixed(2)}; ${rows[0].n} completed`,
    'at least 0.90',
  );
}

/** Follows the live list over HTTP; calls `seen` with the time of each event. */
function follow(port: number, user: string, seen: (at: number) => void): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/pdf-jobs/live',
        headers: { authorization: `Bearer ${user}` },
        agent: false,
      },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(`status ${answer.statusCode}`));
        let isFirst = true;
        answer.on('data', (chunk: Buffer) => {
          if (!chunk.includes('data:')) return;
          if (isFirst) resolve(() => call.destroy());
          else seen(performance.now());
          isFirst = false;
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

async function measureFollowers(deps: Deps, port: number): Promise<void> {
  const users = Array.from({ length: 50 }, (_, index) => `follower${index}`);
  const ids = new Map<string, string>();
  for (const user of users) ids.set(user, (await documents(1, user, deps))[0] ?? '');
  /** When each user's job was created, and the followers that have not seen it yet. */
  const changedAt = new Map<string, number>();
  const waiting = new Set<number>();
  const delays: number[] = [];
  const leave = await Promise.all(
    Array.from({ length: followers }, (_, index) => {
      const user = users[index % users.length] ?? '';
      return follow(port, user, (at) => {
        if (waiting.delete(index)) delays.push(at - (changedAt.get(user) ?? at));
      });
    }),
  );
  for (let change = 0; change < changes; change++) {
    for (const [number, user] of users.entries()) {
      for (let index = number; index < followers; index += users.length) waiting.add(index);
      const job = { kind: 'pdf', document_id: ids.get(user) ?? '' } as const;
      // Set before the call, because events can arrive during it.
      changedAt.set(user, performance.now());
      await createPdfJob({ uid: user, author: 'A', job }, deps);
    }
    await until(async () => waiting.size === 0);
  }
  for (const each of leave) each();
  say(
    `${followers} followers see a job that is queued`,
    `after ${Math.round(quantile(delays, 0.5))} ms at the median, ${Math.round(quantile(delays, 1))} ms at worst`,
    'under 1000 ms',
  );
}

async function measureCancel(deps: Deps): Promise<void> {
  const took: number[] = [];
  for (let index = 0; index < cancels; index++) {
    const content = `Pitch deck number ${index} for a bike-sharing start-up in Porto`;
    const job = {
      kind: 'quality',
      request: { messages: [{ role: 'user' as const, content }], mode: 'quality' },
    } as const;
    const { job_id } = await createPdfJob(
      {
        uid: 'cancel',
        author: 'A',
        job: { ...job, request: { ...job.request, messages: [...job.request.messages] } },
      },
      deps,
    );
    await until(async () => (await stateOf(job_id, deps)).step === 'draft');
    const at = performance.now();
    await cancelPdfJob({ uid: 'cancel', jobId: job_id }, deps);
    await until(async () => {
      const { rows } = await deps.pool.query("select 1 from runs where id = $1 and status = 'running'", [
        job_id,
      ]);
      return rows.length === 0 && !deps.activeJobs.has(job_id);
    });
    took.push(performance.now() - at);
  }
  say(
    'from cancel to no more work',
    `median ${Math.round(quantile(took, 0.5))} ms, at worst ${Math.round(quantile(took, 1))} ms`,
    'under 1000 ms',
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'octavo-bench-'));
// Traversable: under root, the database runs as another user.
await chmod(folder, 0o711);
const closers = createClosers();
try {
  const port = await freePort('127.0.0.1');
  const config = readConfig({ OCTAVO_DATA_DIR: path.join(folder, 'data'), PORT: String(port) });
  const { secrets } = openDataFolder(config.dataDir, config.publicUrl);
  const log = pino({ level: 'warn' }, process.stderr);
  const database = await openDatabase({
    config,
    closers,
    signal: new AbortController().signal,
    note: () => undefined,
    onIdleError: () => undefined,
    onTrouble: () => undefined,
  });
  const renderer = createRenderer({ cacheDir: path.join(folder, 'browser') });
  closers.add('renderer', () => renderer.close());
  await renderer.warm();
  const built = await buildDeps({
    config,
    log,
    closers,
    version: 'bench',
    webDir: path.join(folder, 'no-web'),
    database,
    renderer,
    secrets,
  });
  const deps: Deps = {
    ...built,
    identity: namedUsers(built.identity),
    models: unchangingModels(createModelCatalogue(config.models, { pauseMs: 60 })),
  };
  const followerNames = Array.from({ length: 50 }, (_, index) => `follower${index}`);
  await makeAccounts(deps.pool, ['pickup', 'cancel', 'direct', 'queued', ...followerNames]);
  await startRoles(deps, closers);
  await measurePickUp(deps);
  await measureCancel(deps);
  await measureFollowers(deps, port);
  await measureDrain(deps);
} finally {
  await closers.closeAll(() => undefined);
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
