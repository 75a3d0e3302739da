import type { Config } from '../config.ts';
import { connectDatabase, type DatabaseConnection } from '../database/connect.ts';
import { embeddedPostgresFiles, startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import type { Closers } from './closers.ts';
import { diskProblem, StartError } from './start-error.ts';

export interface OpenDatabase extends DatabaseConnection {
  readonly url: string;
  /** Settles when the embedded server ends by itself; never for a server of DATABASE_URL, which may come back. */
  readonly ended: Promise<void>;
}

export interface OpenDatabaseOptions {
  readonly config: Config;
  readonly closers: Closers;
  readonly signal: AbortSignal;
  readonly note: (line: string) => void;
  readonly onIdleError: (error: Error) => void;
}

/** The oldest PostgreSQL that every statement was written for. */
const oldestVersion = 15;

/** Starts the embedded database, or reaches the one of DATABASE_URL. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { config, closers, onIdleError } = options;
  const server = config.databaseUrl
    ? { url: config.databaseUrl.reveal(), ended: never }
    : await startEmbedded(options);
  const connection = connectDatabase(server.url, { onIdleError });
  closers.add('database connections', connection.close);
  if (config.databaseUrl) await checkServer(connection, server.url);
  return { ...connection, ...server };
}

const never = new Promise<void>(() => undefined);

async function startEmbedded({ config, closers, note, signal }: OpenDatabaseOptions) {
  try {
    const postgres = await startEmbeddedPostgres({ ...embeddedPostgresFiles(config.dataDir), note, signal });
    // Told and left: it ends by itself, in order, after we are gone.
    closers.add('database', postgres.stop, () => process.kill(postgres.pid, 'SIGINT'));
    return { url: postgres.url, ended: postgres.ended };
  } catch (error) {
    throw diskProblem(error, config.dataDir) ?? error;
  }
}

async function checkServer({ pool }: DatabaseConnection, url: string): Promise<void> {
  const { host } = new URL(url);
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const reason = error instanceof Error && error.message ? error.message : 'no answer';
    throw new StartError(
      `The database server ${host} of DATABASE_URL cannot be used: ${reason}. Check that it runs and that the address is right, or unset DATABASE_URL to use the embedded one.`,
      error,
    );
  }
  if (version < oldestVersion) {
    throw new StartError(
      `The database server ${host} of DATABASE_URL is PostgreSQL ${version}. Octavo needs ${oldestVersion} or later.`,
    );
  }
}
