import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseConnection {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** Waits for active queries, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Maximum number of connections. */
  readonly max?: number;
  /** Called when an idle connection breaks; the pool replaces it automatically. */
  readonly onIdleError?: (error: Error) => void;
}

/** Enough for one process's requests; a server allows 100 by default, shared by several processes. */
const defaultMax = 12;
const connectWithinMs = 10_000;

/**
 * Opens a pool and a query builder on one database. Connects on the first query. While the database is
 * unreachable, queries fail with `DatabaseLostError`; the next one reconnects.
 * int8 is parsed as number, because counts and keys stay below 2^53. timestamptz is parsed as Date.
 */
export function connectDatabase(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const pool = new WatchedPool({
    connectionString: url,
    max: options.max ?? defaultMax,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'octavo',
    // Detects a server that disappears without closing the connection.
    keepAlive: true,
    types: { getTypeParser },
  });
  let closing: Promise<void> | null = null;
  // Without listeners, a broken connection would crash the process. If it is in use, its query fails too.
  const broke = (error: Error) => {
    if (!closing) options.onIdleError?.(error);
  };
  pool.on('error', broke);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => (closing ??= db.destroy()) };
}

const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
