import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { StartError } from '../lifecycle/start-error.ts';
import { findPostgresBinaries } from './embedded/binaries.ts';
import { clusterOf, initCluster, superuser } from './embedded/init-cluster.ts';
import { settlePlace } from './embedded/place.ts';
import { endOrphan, startPostmaster } from './embedded/postmaster.ts';
import { superviseServer } from './embedded/supervise-server.ts';

export interface EmbeddedPostgres {
  /** Address of Octavo's database, password included. */
  readonly url: string;
  readonly port: number;
  /** Of the server that runs now: a restarted one has another. */
  readonly pid: number;
  /** Writes everything out and ends the server. Safe to call twice. */
  stop(): Promise<void>;
  /** Tells the server to end and waits for nothing: it ends in order after this process. Never throws. */
  abandon(): void;
}

export interface EmbeddedPostgresOptions {
  /** The folder for its data, made if missing; its parent must exist. */
  readonly folder: string;
  /** Keeps the password, readable by this user alone. */
  readonly passwordFile: string;
  readonly logFile: string;
  /** Where a database goes whose account cannot reach `folder`. */
  readonly refuge?: string;
  /** False for throw-away databases of tests: fast, and lost with the machine. */
  readonly isDurable?: boolean;
  readonly note?: (line: string) => void;
  /**
   * Given, a server that ends by itself is started again until `stop`; told when that happens, and each time that a new
   * start fails.
   */
  readonly onTrouble?: (message: string, error?: unknown) => void;
  readonly signal?: AbortSignal;
}

const databaseName = 'octavo';
const defaultRefuge = '/var/lib/octavo';

/** Modest: the documents of one installation fit, and a small machine has memory left for the browser. */
const sizes = {
  shared_buffers: '64MB',
  max_connections: '100',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  jit: 'off',
};

const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL that npm brought, making its database on the first start and recovering it after a crash. A
 * server that a killed Octavo left running is ended first. The caller makes sure that no other Octavo uses the folder.
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

/** 28P01: the password was changed or its file was lost while the database stayed. */
function refused(error: unknown, passwordFile: string): unknown {
  if (!(error instanceof pg.DatabaseError) || error.code !== '28P01') return error;
  return new StartError(
    `The embedded PostgreSQL refuses the password in ${passwordFile}. Put the file back from a backup of the data folder.`,
    error,
  );
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

/** The files of the embedded database inside a data folder. */
export function embeddedPostgresFiles(dataDir: string) {
  return {
    folder: join(dataDir, 'postgres'),
    passwordFile: join(dataDir, 'secrets', 'postgres-password'),
    logFile: join(dataDir, 'run', 'postgres.log'),
  };
}
