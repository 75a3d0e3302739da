import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { WatchedPool } from './watched-pool.ts';

export interface DatabaseConnection {
  readonly db: Kysely<Database>;
  readonly pool: pg.Pool;
  /** Waits for queries under way, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections at most. */
  readonly max?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** Enough for the requests of one process; a server allows 100 by default, and several processes share it. */
const defaultMax = 12;
const connectWithinMs = 10_000;

/**
 * Opens a pool and a query builder on one database. Nothing is connected until the first query. While the database
 * can't be reached, queries fail with `DatabaseLostError`; the next one tries again.
 * int8 is read as number: counts and keys here stay below 2^53. timestamptz is read as Date.
 */
export function connectDatabase(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const pool = new WatchedPool({
    connectionString: url,
    max: options.max ?? defaultMax,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'octavo',
    // A server that vanishes without a word is noticed at last.
    keepAlive: true,
    types: { getTypeParser },
  });
  let closing: Promise<void> | null = null;
  // Without listeners, a connection that breaks would end the process. One that is in use fails its query as well.
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
