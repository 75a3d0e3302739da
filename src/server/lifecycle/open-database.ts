import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { DatabaseLostError } from '../database/database-lost-error.ts';
import { embeddedPostgresFiles, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { said } from '../terminal-words.ts';
import type { Closers } from './closers.ts';
import { diskProblem, StartError } from './start-error.ts';

export interface OpenDatabase extends DatabaseConnection {
  readonly url: string;
}

export interface OpenDatabaseOptions {
  readonly config: Config;
  readonly closers: Closers;
  readonly signal: AbortSignal;
  readonly note: (line: string) => void;
  readonly onIdleError: (error: Error) => void;
  /** Called when an embedded server exits unexpectedly. */
  readonly onTrouble: (message: string, error?: unknown) => void;
  /** How often a database server that doesn't answer in time is asked. */
  readonly tries?: number;
}

/** Minimum PostgreSQL version. */
const oldestVersion = 15;

/** Starts the embedded database, or connects to DATABASE_URL. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { config, closers, onIdleError } = options;
  const url = config.databaseUrl ? config.databaseUrl.reveal() : await startEmbedded(options);
  const connection = connectDatabase(url, { onIdleError });
  closers.add('database connections', connection.close);
  if (config.databaseUrl) await checkServer(connection, url, options.tries ?? mostTries);
  return { ...connection, url };
}

async function startEmbedded(options: OpenDatabaseOptions): Promise<string> {
  const { config, closers, note, onTrouble, signal } = options;
  try {
    const files = embeddedPostgresFiles(config.dataDir);
    const postgres = await startEmbeddedPostgres({ ...files, note, onTrouble, signal });
    closers.add('database', postgres.stop, postgres.abandon);
    return postgres.url;
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

/** A server that refuses fails faster than this; a slower failure is retried. */
const slowAnswerMs = 2_000;
const mostTries = 8;

async function askVersion(pool: DatabaseConnection['pool'], tries: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const askedAt = performance.now();
    try {
      const { rows } = await pool.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      );
      return Math.floor(Number(rows[0]?.version) / 10_000);
    } catch (error) {
      if (attempt >= tries || performance.now() - askedAt < slowAnswerMs) throw error;
    }
  }
}

async function checkServer({ pool }: DatabaseConnection, url: string, tries: number): Promise<void> {
  const { host } = new URL(url);
  let version: number;
  try {
    version = await askVersion(pool, tries);
  } catch (error) {
    const cause = error instanceof DatabaseLostError ? error.cause : error;
    const reason = cause instanceof Error && cause.message ? cause.message : 'no answer';
    throw new StartError(said('databaseUnusable', { host, problem: reason }), error);
  }
  if (version < oldestVersion) {
    throw new StartError(said('databaseOld', { host, version, oldest: oldestVersion }));
  }
}
