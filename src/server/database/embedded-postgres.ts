import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartError } from '../lifecycle/start-error.ts';
import { said } from '../terminal-words.ts';
import { findPostgresBinaries } from './embedded/binaries.ts';
import { clusterOf, initCluster, superuser } from './embedded/init-cluster.ts';
import { settlePlace } from './embedded/place.ts';
import { endOrphan, startPostmaster } from './embedded/postmaster.ts';
import { superviseServer } from './embedded/supervise-server.ts';

export interface EmbeddedPostgres {
  /** Connection URL of Octavo's database, including the password. */
  readonly url: string;
  readonly port: number;
  /** PID of the current server; changes after a restart. */
  readonly pid: number;
  /** Flushes all data and ends the server. Safe to call twice. */
  stop(): Promise<void>;
  /** Signals the server to end without waiting: it ends in order after this process. Never throws. */
  abandon(): void;
}

export interface EmbeddedPostgresOptions {
  /** Data folder, created if missing; its parent must exist. */
  readonly folder: string;
  /** Stores the password, readable only by this user. */
  readonly passwordFile: string;
  readonly logFile: string;
  /** Fallback folder if the database's account can't access `folder`. */
  readonly refuge?: string;
  /** False for temporary test databases: fast, but data is lost if the machine crashes. */
  readonly isDurable?: boolean;
  readonly note?: (line: string) => void;
  /** If given, restarts a server that exits until `stop`. Called on each exit and each failed restart. */
  readonly onTrouble?: (message: string, error?: unknown) => void;
  readonly signal?: AbortSignal;
}

const databaseName = 'octavo';
const defaultRefuge = '/var/lib/octavo';

/**
 * Small: enough for the documents of one installation, and leaves memory for the browser on a small machine.
 */
const sizes = {
  shared_buffers: '64MB',
  max_connections: '100',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  jit: 'off',
};

const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL that npm installed. Creates its database on the first start and recovers it after a
 * crash. First ends a server left over from a killed Octavo. The caller must ensure that no other Octavo uses
 * the folder.
 * @throws StartError with one line for the operator
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const isDurable = options.isDurable ?? true;
  const note = options.note ?? (() => undefined);
  const place = settlePlace({
    folder: options.folder,
    binaries: findPostgresBinaries(),
    refuge: options.refuge ?? defaultRefuge,
    note,
  });
  const password = keepPassword(options.passwordFile);
  if (await endOrphan(clusterOf(place))) note('A database of an earlier, killed Octavo was stopped first');
  await initCluster(place, password, isDurable);
  options.signal?.throwIfAborted();
  const start = (port?: number, signal?: AbortSignal) =>
    startPostmaster({
      place,
      logFile: options.logFile,
      settings: { ...sizes, ...(isDurable ? {} : careless) },
      signal,
      ...(port === undefined ? {} : { port }),
    });
  const first = await start(undefined, options.signal);
  const { onTrouble } = options;
  const server = superviseServer({ first, note, ...(onTrouble ? { restart: { start, onTrouble } } : {}) });
  const addressOf = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${first.port}/${name}`;
  try {
    await ensureDatabase(addressOf('postgres'));
  } catch (error) {
    await server.stop();
    throw refused(error, options.passwordFile);
  }
  return {
    url: addressOf(databaseName),
    port: first.port,
    get pid() {
      return server.pid();
    },
    stop: server.stop,
    abandon: server.abandon,
  };
}

async function ensureDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

/** 28P01: the password was changed, or its file was lost while the database was kept. */
function refused(error: unknown, passwordFile: string): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') return error;
  return new StartError(said('postgresPassword', { file: passwordFile }), error);
}

function keepPassword(file: string): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}

/** Returns the URL of a running embedded database; its port is in its postmaster.pid. */
export function embeddedDatabaseUrl(dataDir: string, port: number): string {
  const password = readFileSync(embeddedPostgresFiles(dataDir).passwordFile, 'utf8').trim();
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${databaseName}`;
}

/** Returns the paths of the embedded database in a data folder. */
export function embeddedPostgresFiles(dataDir: string) {
  return {
    folder: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'secrets', 'postgres-password'),
    logFile: join(dataDir, 'run', 'postgres.log'),
  };
}
