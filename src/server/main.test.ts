import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from './database/test-database.ts';
import { freePort } from './lifecycle/free-port.ts';
import { hasEnded, isAlive } from './lifecycle/process-identity.ts';
import { isFullRun, sample } from './testing/full-run.ts';
import { type OctavoProcess, runOctavoProcess, whenReady } from './testing/octavo-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'octavo-main-'));
const dataDir = join(folder, 'data');
const running: OctavoProcess[] = [];
let port: number;

beforeAll(async () => {
  chmodSync(folder, 0o711);
  port = await freePort('127.0.0.1');
});
afterEach(async () => {
  for (const octavo of running.splice(0)) {
    octavo.child.kill('SIGTERM');
    await octavo.exit;
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function run(settings: Record<string, string> = {}): OctavoProcess {
  const octavo = runOctavoProcess({ OCTAVO_DATA_DIR: dataDir, PORT: String(port), ...settings });
  running.push(octavo);
  return octavo;
}

async function started(settings: Record<string, string> = {}): Promise<OctavoProcess> {
  const octavo = run(settings);
  await whenReady(octavo);
  return octavo;
}

/** Returns the log lines except event-loop warnings, which a busy machine causes. */
const withoutDelays = (log: string) =>
  log.split('\n').filter((line) => line !== '' && !line.includes('"blockedMs"'));

const databasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

test('starts, responds, rejects a second start, and leaves nothing running after Ctrl-C', async () => {
  const octavo = await started();
  expect(octavo.stdout()).toMatch(
    new RegExp(
      `^Octavo is ready at http://localhost:${port}\nEmails are not sent; read them here: http://localhost:${port}/dev/outbox\\?token=\\S{43}\nSign in with this link, once: http://localhost:${port}/auth\\?owner=\\S{43}\n$`,
    ),
  );
  const answer = await fetch(`http://localhost:${port}/readyz`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"status":"ok"')]);

  const onFolder = run({ PORT: String(await freePort('127.0.0.1')) });
  expect(await onFolder.exit).toBe(1);
  expect(withoutDelays(onFolder.stderr())).toEqual([
    expect.stringMatching(
      /^Octavo is already running on this data folder \(process \d+, http:\/\/localhost:\d+\)\. Stop it, or set OCTAVO_DATA_DIR to another folder\.$/,
    ),
  ]);
  const onPort = run({ OCTAVO_DATA_DIR: join(folder, 'other') });
  expect(await onPort.exit).toBe(1);
  expect(withoutDelays(onPort.stderr())).toEqual([
    `Port ${port} is already in use. Set PORT to another one, for example PORT=${port + 1} npm start.`,
  ]);
  // No database was made for it.
  expect(existsSync(join(folder, 'other', 'postgres'))).toBe(false);
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);

  const database = databasePid();
  octavo.child.kill('SIGINT');
  expect(await octavo.exit).toBe(0);
  expect(withoutDelays(octavo.stderr())).toEqual([]);
  expect(isAlive(database)).toBe(false);
});

// The short run has a killed Octavo in the tests of the embedded database.
test.runIf(isFullRun)('after kill -9 the next start recovers, and ends the orphaned database', async () => {
  const killed = await started();
  const orphan = databasePid();
  killed.child.kill('SIGKILL');
  await killed.exit;
  expect(isAlive(orphan)).toBe(true);
  await started();
  expect(await hasEnded(orphan, 0)).toBe(true);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});

test.runIf(isFullRun)(
  'a web process and a worker start at the same time on one server, and share its secret',
  async () => {
    const database = await createTestDatabase();
    await database.pool.query(
      'drop schema public cascade; create schema public; drop schema graphile_worker cascade',
    );
    const shared = { DATABASE_URL: database.url, STORAGE_URL: `file:${join(folder, 'shared')}` };
    const web = run({ ...shared, OCTAVO_ROLES: 'web', OCTAVO_DATA_DIR: join(folder, 'web') });
    const worker = run({ ...shared, OCTAVO_ROLES: 'worker', OCTAVO_DATA_DIR: join(folder, 'worker') });
    await vi.waitFor(() => expect(web.stdout(), web.stderr()).toContain('owner='), { timeout: 200_000 });
    await vi.waitFor(() => expect(worker.stdout()).toBe('Octavo is ready to run jobs\n'), {
      timeout: 200_000,
    });
    const { rows } = await database.pool.query(
      'select (select count(*) from shared_secrets) as secrets, (select count(*) from kysely_migration) as migrations',
    );
    const migrations = readdirSync(new URL('../../migrations/', import.meta.url)).length;
    expect(rows).toEqual([{ secrets: 1, migrations }]);
    for (const octavo of [web, worker]) {
      octavo.child.kill('SIGTERM');
      expect(await octavo.exit).toBe(0);
      expect(withoutDelays(octavo.stderr())).toEqual([]);
    }
    await database.close();
  },
);

test.runIf(isFullRun)('stopping during startup leaves nothing behind', async () => {
  const octavo = run({ OCTAVO_DATA_DIR: join(folder, 'fresh') });
  // The lock is the first thing a start creates.
  const lock = join(folder, 'fresh', 'run', 'octavo.lock');
  await vi.waitFor(() => expect(existsSync(lock)).toBe(true), { timeout: 200_000, interval: 10 });
  octavo.child.kill('SIGTERM');
  expect(await octavo.exit).toBe(0);
  expect([octavo.stdout(), withoutDelays(octavo.stderr())]).toEqual(['', []]);
  // The folder is unlocked again.
  await started({ OCTAVO_DATA_DIR: join(folder, 'fresh') });
});

const mistakes: readonly [string, Record<string, string>, RegExp][] = [
  [
    'faulty settings',
    { PORT: 'abc', LOG_LEVEL: 'loud' },
    /^2 settings need correcting:\n {2}PORT: .*\n {2}LOG_LEVEL: .*\n$/,
  ],
  [
    'a missing browser',
    { OCTAVO_BROWSER: '/nowhere/chrome' },
    /^OCTAVO_BROWSER names \/nowhere\/chrome, .*\n$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' },
    /^The database server 127\.0\.0\.1:1 of DATABASE_URL cannot be used: .*(?:ECONNREFUSED|timeout).*\n$/,
  ],
  ['storage without its packages', { STORAGE_URL: 's3://pages' }, /^STORAGE_URL names an S3 bucket, .*\n$/],
];
test.each(sample(mistakes, mistakes.length))(
  'reports %s on standard error, code 1',
  async (_what, settings, line) => {
    const octavo = run(settings);
    expect(await octavo.exit).toBe(1);
    expect(octavo.stderr()).toMatch(line);
    expect(octavo.stderr()).not.toContain('hidden');
    expect(octavo.stdout()).toBe('');
  },
);

test.runIf(isFullRun)('a port in use by another program is left alone', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const octavo = run();
  expect(await octavo.exit).toBe(1);
  expect(octavo.stderr()).toContain(`Port ${port} is already in use.`);
  other.close();
});
