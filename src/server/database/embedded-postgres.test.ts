import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEnded, isAlive } from '../lifecycle/process-identity.ts';
import { isFullRun } from '../testing/full-run.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let started: EmbeddedPostgres[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-postgres-'));
  if (isRoot) chmodSync(folder, 0o711);
  started = [];
});
afterEach(async () => {
  for (const postgres of started) await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Not durable unless a test needs it, which is many times faster. */
async function start(
  notes: string[] = [],
  dataDir = folder,
  isDurable = false,
  onTrouble?: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'secrets', 'password'),
    logFile: join(folder, 'postgres.log'),
    refuge: join(folder, 'refuge'),
    isDurable,
    note: (line) => notes.push(line),
    ...(onTrouble ? { onTrouble } : {}),
  });
  started.push(postgres);
  return postgres;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>({ text })).rows;
  } finally {
    await client.end();
  }
}

test('starts, keeps its data across a restart, and leaves no process behind', async () => {
  const first = await start([], folder, true);
  await query(first.url, "create table kept (word text); insert into kept values ('Ærø')");
  await expectSafe(first);
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await start();
  expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'Ærø' }]);
  expect(statSync(join(folder, 'postgres', 'data')).mode & 0o077).toBe(0);
  expect(readdirSync(join(folder, 'postgres'))).toEqual(['data']);
});

/** Expects a server to be durable, in UTF-8, on loopback alone, and to require its password. */
async function expectSafe({ url, port }: EmbeddedPostgres): Promise<void> {
  expect(
    await query(
      url,
      `select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
        current_setting('listen_addresses') as listens, current_setting('unix_socket_directories') as sockets,
        current_setting('data_checksums') as checksums`,
    ),
  ).toEqual([{ fsync: 'on', encoding: 'UTF8', listens: '127.0.0.1', sockets: '', checksums: 'on' }]);
  await expect(query(`postgres://octavo@127.0.0.1:${port}/octavo`, 'select 1')).rejects.toThrow(/password/);
  await expect(query(`postgres://octavo:guess@127.0.0.1:${port}/octavo`, 'select 1')).rejects.toThrow(
    /password authentication failed/,
  );
}

test.runIf(isFullRun)('a killed server recovers with all committed data', async () => {
  const first = await start([], folder, true);
  await query(first.url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
  process.kill(first.pid, 'SIGKILL');
  await hasEnded(first.pid, 60_000);
  const second = await start();
  expect(await query(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
});

test.runIf(isFullRun)('a supervised server is restarted on its port each time it is killed', async () => {
  const troubles: string[] = [];
  const postgres = await start([], folder, true, (message) => troubles.push(message));
  await query(postgres.url, 'create table kept (n int)');
  const rounds = Array.from({ length: 3 }, (_, index) => index + 1);
  for (const n of rounds) {
    await query(postgres.url, `insert into kept values (${n})`);
    const killed = postgres.pid;
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(() => query(postgres.url, 'select 1'), { timeout: 200_000, interval: 50 });
    expect(postgres.pid).not.toBe(killed);
  }
  expect(await query(postgres.url, 'select n from kept order by n')).toEqual(rounds.map((n) => ({ n })));
  expect(troubles).toEqual(
    Array(rounds.length).fill('The database ended by itself and is being started again'),
  );
  await postgres.stop();
  expect(isAlive(postgres.pid)).toBe(false);
});

test.runIf(isFullRun)('a supervised server that fails to start is retried until it starts', async () => {
  const troubles: string[] = [];
  const postgres = await start([], folder, false, (message) => troubles.push(message));
  const version = join(folder, 'postgres', 'data', 'PG_VERSION');
  const right = readFileSync(version);
  writeFileSync(version, '9.6\n');
  process.kill(postgres.pid, 'SIGKILL');
  await vi.waitFor(() => expect(troubles.length).toBeGreaterThan(2), { timeout: 200_000, interval: 20 });
  expect(troubles[1]).toMatch(/^The database could not be started again; the next try is in 250 ms$/);
  writeFileSync(version, right);
  await vi.waitFor(() => query(postgres.url, 'select 1'), { timeout: 200_000, interval: 50 });
});

test.runIf(isFullRun)(
  'a server orphaned by a killed Octavo is ended before the next one starts',
  async () => {
    const orphan = await start();
    await query(orphan.url, 'create table kept (n int); insert into kept values (7)');
    const notes: string[] = [];
    const next = await start(notes);
    expect(await hasEnded(orphan.pid, 0)).toBe(true);
    expect(notes).toEqual(['A database of an earlier, killed Octavo was stopped first']);
    expect(await query(next.url, 'select n from kept')).toEqual([{ n: 7 }]);
  },
);

test.runIf(isFullRun)('a stale pid file whose id belongs to another program is ignored', async () => {
  await (await start()).stop();
  const note = [process.pid, join(folder, 'postgres', 'data'), 1, 5432, '', '127.0.0.1', '', 'ready'];
  writeFileSync(join(folder, 'postgres', 'data', 'postmaster.pid'), `${note.join('\n')}\n`);
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test.runIf(isFullRun)('an incomplete first setup is repeated', async () => {
  mkdirSync(join(folder, 'postgres', 'init-1234', 'base'), { recursive: true });
  const { url } = await start();
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(folder, 'postgres', 'init-1234'))).toBe(false);
});

test.runIf(isFullRun)('a lost password gives a one-line error', async () => {
  await (await start()).stop();
  rmSync(join(folder, 'secrets', 'password'));
  await expect(start()).rejects.toThrow(/refuses the password in .*Put the file back/);
});

test('a damaged cluster gives a one-line error', async () => {
  await (await start()).stop();
  writeFileSync(join(folder, 'postgres', 'data', 'PG_VERSION'), '9.6\n');
  await expect(start()).rejects.toThrow(
    /^The embedded PostgreSQL in .* did not start: .*Correct that, or set DATABASE_URL to another server\.$/,
  );
});

test.runIf(isRoot && isFullRun)(
  "as root, falls back to the refuge folder if its account can't enter the data folder, and says so",
  async () => {
    chmodSync(folder, 0o711);
    const home = join(folder, 'home');
    mkdirSync(join(home, 'data'), { recursive: true });
    chmodSync(home, 0o700);
    const notes: string[] = [];
    const first = await start(notes, join(home, 'data'));
    await query(first.url, 'create table kept (n int)');
    await first.stop();
    expect(notes.filter((line) => line.includes(join(folder, 'refuge')))).toHaveLength(1);
    expect(existsSync(join(home, 'data', 'postgres'))).toBe(false);

    // The choice is remembered even if the folder becomes accessible later.
    chmodSync(home, 0o755);
    const later: string[] = [];
    const second = await start(later, join(home, 'data'));
    expect(await query(second.url, 'select n from kept')).toEqual([]);
    expect(later).toEqual([]);
  },
);
