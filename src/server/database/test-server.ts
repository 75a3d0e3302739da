import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { installQueue } from '../jobs/queue.ts';
import { hasEnded, isAlive } from '../lifecycle/process-identity.ts';
import { connectDatabase } from './connect.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { prepareSchema } from './prepare-schema.ts';

/*
 * One temporary PostgreSQL per test run. The first test that needs a database starts it; others, in any
 * process, find it by a file in a folder shared by the run. Tests without a database don't start it.
 */

export interface TestServer {
  readonly pid: number;
  /** URL of the migrated template. No connection may be open to it while it is copied. */
  readonly templateUrl: string;
}

const folderPrefix = 'octavo-test-';
const waitAtMostMs = 240_000;

/** Room for all databases open at once, and their write-ahead log. */
const roomInBytes = 2_000_000_000;

/** Where Linux keeps files in memory: a database is copied there in a seventh of the processor time. */
const memoryFolder = '/dev/shm';

function hasRoomInMemory(): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomInBytes;
  } catch {
    return false;
  }
}

/** Returns the test run's folder of a process, without creating it. */
export function testServerFolder(ownerPid: number): string {
  return join(hasRoomInMemory() ? memoryFolder : tmpdir(), `${folderPrefix}${ownerPid}`);
}

/** Returns the server of a test run; starts it on the first call. */
export async function ensureTestServer(folder: string): Promise<TestServer> {
  // Traversable by all: if we are root, the server runs as another user.
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o711);
  const isMine = tryMakeFolder(join(folder, 'starting'));
  if (isMine) return start(folder);
  const deadline = performance.now() + waitAtMostMs;
  while (performance.now() < deadline) {
    const server = readServer(folder);
    if (server) return server;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(
    `The test database in ${folder} was not ready in time; see ${join(folder, 'postgres.log')}`,
  );
}

/** Stops the server of a test run, if started, and removes its files. */
export async function endTestServer(folder: string): Promise<void> {
  const server = readServer(folder);
  if (server && isAlive(server.pid)) {
    // No data worth flushing.
    process.kill(server.pid, 'SIGQUIT');
    await hasEnded(server.pid, 5_000);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Removes leftovers of killed test runs. */
export async function sweepTestServers(): Promise<void> {
  for (const folder of [memoryFolder, tmpdir()].filter((path) => existsSync(path)))
    for (const name of readdirSync(folder)) {
      const owner = new RegExp(`^${folderPrefix}(\\d+)$`).exec(name)?.[1];
      if (owner && !isAlive(Number(owner))) await endTestServer(join(folder, name));
    }
}

async function start(folder: string): Promise<TestServer> {
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    passwordFile: join(folder, 'secrets', 'password'),
    logFile: join(folder, 'postgres.log'),
    isDurable: false,
  });
  const connection = connectDatabase(postgres.url, { max: 2 });
  try {
    await prepareSchema(connection, [() => installQueue(connection.pool, pino({ level: 'silent' }))]);
    await hastenSignIn(connection.pool, new URL(postgres.url).password);
  } finally {
    await connection.close();
  }
  const server: TestServer = { pid: postgres.pid, templateUrl: postgres.url };
  // Written atomically, because other processes read it as soon as it exists.
  const file = join(folder, 'server.json');
  writeFileSync(`${file}.new`, JSON.stringify(server), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return server;
}

/** Every test opens many connections, and a random password needs no slow hash: half the processor time of each. */
async function hastenSignIn(pool: pg.Pool, password: string): Promise<void> {
  await pool.query(
    `set scram_iterations = 1; alter role current_user password ${pg.escapeLiteral(password)}`,
  );
}

function readServer(folder: string): TestServer | null {
  const file = join(folder, 'server.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestServer) : null;
}

function tryMakeFolder(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
