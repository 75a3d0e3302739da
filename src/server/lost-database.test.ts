import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { streamMarkers } from '../contract/chat-events.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { freePort } from './lifecycle/free-port.ts';
import { isFullRun } from './testing/full-run.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from './testing/octavo-process.ts';
import { type OwnerClient, signInOwner } from './testing/owner-client.ts';

/*
 * The database of a running Octavo goes down and comes back. Only in the full run; the short run has
 * http/lost-database-walk.test.ts and database/embedded-postgres.test.ts.
 */

const folder = mkdtempSync(join(tmpdir(), 'octavo-lost-'));
let octavo: OctavoProcess;
let server: EmbeddedPostgres | null = null;

beforeAll(() => chmodSync(folder, 0o711));
afterEach(async () => {
  octavo.child.kill('SIGTERM');
  await octavo.exit;
  await server?.stop();
  server = null;
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

async function start(name: string, settings: Record<string, string> = {}): Promise<OwnerClient> {
  octavo = runOctavoProcess({
    OCTAVO_DATA_DIR: join(folder, name),
    PORT: String(await freePort('127.0.0.1')),
    LOG_LEVEL: 'error',
    OCTAVO_WORK_AHEAD: 'false',
    ...settings,
  });
  await whenReady(octavo);
  return signInOwner(octavo);
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

const isReady = async ({ url }: OwnerClient) => (await fetch(`${url}/readyz`)).status === 200;

const untilReady = (owner: OwnerClient) =>
  vi.waitFor(async () => expect(await isReady(owner)).toBe(true), { timeout: 200_000, interval: 100 });

/** Writes continuously with several concurrent requests until stopped. */
function writeAllTheTime(owner: OwnerClient) {
  const acknowledged: string[] = [];
  const refusals: { status: number; code: unknown; retryAfter: string | null }[] = [];
  let isOver = false;
  const writer = async () => {
    while (!isOver) {
      const id = crypto.randomUUID();
      const answer = await owner.send('PATCH', `/api/create-sessions/${id}`, { state: { id } });
      if (answer.status === 204) acknowledged.push(id);
      else {
        const { code }: { code?: unknown } = await answer.json();
        refusals.push({ status: answer.status, code, retryAfter: answer.headers.get('retry-after') });
      }
      await delay(30);
    }
  };
  const writers = Promise.all([writer(), writer(), writer(), writer()]);
  return {
    acknowledged,
    refusals,
    async stop() {
      isOver = true;
      await writers;
    },
  };
}

async function missingOf(owner: OwnerClient, ids: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const answer = await owner.send('GET', `/api/create-sessions/${id}/files`);
    if (answer.status !== 200) missing.push(id);
    await answer.arrayBuffer();
  }
  return missing;
}

/** Collects the text of a stream while it is open. */
function listen(answer: Response) {
  const heard = { text: '', isOpen: true };
  void (async () => {
    const decoder = new TextDecoder();
    for await (const bytes of answer.body ?? []) heard.text += decoder.decode(bytes, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => {
      heard.isOpen = false;
    });
  return heard;
}

const prompt = (text: string) => ({ messages: [{ role: 'user', content: text }] });

/** Stops the database twice under a load of writes, and checks everything that continues meanwhile. */
async function outlives(owner: OwnerClient, endDatabase: () => void): Promise<void> {
  const list = listen(await owner.send('GET', '/api/pdf-jobs/live'));
  const load = writeAllTheTime(owner);
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(20), { timeout: 200_000 });
  const run = listen(await owner.send('POST', '/chat/stream', prompt('A flyer for a summer fair')));
  for (const round of [1, 2]) {
    const before = load.refusals.length;
    endDatabase();
    await vi.waitFor(() => expect(load.refusals.length).toBeGreaterThan(before), { timeout: 200_000 });
    await untilReady(owner);
    const count = load.acknowledged.length;
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(count + 10 * round), {
      timeout: 200_000,
    });
  }
  await load.stop();

  const kinds = new Set(load.refusals.map((refusal) => JSON.stringify(refusal)));
  expect([...kinds]).toEqual([
    JSON.stringify({ status: 503, code: 'database_unavailable', retryAfter: '2' }),
  ]);
  expect(await missingOf(owner, load.acknowledged)).toEqual([]);
  expect((await owner.renewToken()).status).toBe(200);

  // The run completed, and its client was notified.
  await vi.waitFor(() => expect(run.text).toContain(`data: ${streamMarkers.end}`), { timeout: 200_000 });
  expect(run.text).toContain('document_saved');

  // The queue works, and the live list that stayed open is updated.
  const job = await owner.send('POST', '/api/pdf-jobs', { kind: 'quality', request: prompt('A menu') });
  expect([job.status, await job.clone().text()]).toEqual([200, expect.any(String)]);
  const { job_id }: { job_id: string } = await job.json();
  await vi.waitFor(
    async () => {
      const answer = await owner.send('GET', `/api/pdf-jobs/${job_id}/status`);
      expect(await answer.json()).toMatchObject({ status: 'completed' });
    },
    { timeout: 200_000, interval: 250 },
  );
  await vi.waitFor(() => expect(list.text).toMatch(new RegExp(`${job_id}.*completed`, 's')), {
    timeout: 200_000,
  });
  expect(list.isOpen).toBe(true);
  expect(octavo.child.exitCode).toBeNull();
}

test.runIf(isFullRun)(
  'after kill -9 of the embedded database under load, requests return 503 and nothing acknowledged is lost',
  async () => {
    const owner = await start('embedded');
    await outlives(owner, () => process.kill(postmasterOf(join(folder, 'embedded')), 'SIGKILL'));
  },
);

test.runIf(isFullRun)('restarting an external PostgreSQL under load loses nothing', async () => {
  const home = join(folder, 'server');
  mkdirSync(home);
  server = await startEmbeddedPostgres({
    folder: join(home, 'postgres'),
    passwordFile: join(home, 'password'),
    logFile: join(home, 'postgres.log'),
    onTrouble: () => undefined,
  });
  const owner = await start('server-client', { DATABASE_URL: server.url });
  // Fast shutdown, as in a rolling update: connections are closed, and new ones refused until it is back.
  await outlives(owner, () => process.kill(server?.pid ?? 0, 'SIGINT'));
});

test.runIf(isFullRun)(
  'stays unready while the database is down, then shuts down in order and says what is wrong',
  async () => {
    const home = join(folder, 'away');
    mkdirSync(home);
    server = await startEmbeddedPostgres({
      folder: join(home, 'postgres'),
      passwordFile: join(home, 'password'),
      logFile: join(home, 'postgres.log'),
    });
    const owner = await start('away-client', { DATABASE_URL: server.url });
    await server.stop();
    const ready = await fetch(`${owner.url}/readyz`);
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await fetch(`${owner.url}/healthz`)).status).toBe(200);
    // Not 401, which the browser would take as the end of its session.
    expect((await owner.renewToken()).status).toBe(503);
    await delay(3_000);
    expect(octavo.child.exitCode).toBeNull();
    octavo.child.kill('SIGTERM');
    expect(await octavo.exit).toBe(0);
  },
);
