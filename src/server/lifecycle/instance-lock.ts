import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/schema.ts';

/** Identity of this process for other processes on the same database. */
export interface Instance {
  /** Random, below 2^53. Stored in rows that the process works on. */
  readonly key: number;
  /**
   * Returns whether the process with that key is alive. Exact: the lock ends with its connection, however the
   * process died.
   */
  isAlive(key: number): Promise<boolean>;
}

export interface InstanceLock extends Instance {
  release(): Promise<void>;
}

/** 53 random bits: the maximum that a number holds exactly. */
function randomKey(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}

const retryMs = 200;

/**
 * Holds an advisory lock with a random key on a dedicated connection for the life of the process. Reconnects
 * if the connection breaks; until then, other processes consider this one dead. Needs a real session, so it
 * doesn't work through a transaction-level pooler.
 */
export async function holdInstanceLock(
  url: string,
  db: Kysely<Database>,
  onLost: (error: Error) => void = () => undefined,
): Promise<InstanceLock> {
  const key = randomKey();
  let isReleased = false;
  let client: pg.Client | null = null;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'octavo-instance',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    let isGone = false;
    const gone = (error: Error) => {
      if (isGone || isReleased || client !== next) return;
      isGone = true;
      onLost(error);
      void reconnect();
    };
    next.on('error', gone);
    next.on('end', () => gone(new Error('the connection ended')));
    await next.connect();
    await next.query('select pg_advisory_lock($1)', [key]);
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!isReleased) {
      try {
        client = await connect();
        if (isReleased) await client.end();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  client = await connect();
  return {
    key,
    isAlive: (other) => isInstanceAlive(db, other),
    async release() {
      isReleased = true;
      await client?.end().catch(() => undefined);
    },
  };
}

/** PostgreSQL lists a lock on one bigint as two halves, with objsubid 1. */
async function isInstanceAlive(db: Kysely<Database>, key: number): Promise<boolean> {
  const high = Math.floor(key / 2 ** 32);
  const low = key % 2 ** 32;
  const { rows } = await sql`
    select 1 from pg_locks
    where locktype = 'advisory' and objsubid = 1 and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = ${high}::text::bigint::oid and objid = ${low}::text::bigint::oid
  `.execute(db);
  return rows.length > 0;
}
