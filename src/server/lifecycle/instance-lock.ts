import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/schema.ts';

/** This process, as the others on the same database see it. */
export interface Instance {
  /** Random, below 2^53. Rows that a process works on carry it. */
  readonly key: number;
  /** Whether the process with that key lives. Exact: its lock ends with its connection, however it died. */
  isAlive(key: number): Promise<boolean>;
}

export interface InstanceLock extends Instance {
  release(): Promise<void>;
}

/** 53 random bits: the largest that a number holds exactly. */
function randomKey(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}

const retryMs = 200;

/**
 * Holds an advisory lock under a random key on a connection of its own for the life of the process. A connection that
 * breaks is made anew; until then the process counts as dead, since nobody can tell the difference.
 * Needs a real session: not through a pooler that hands connections round by transaction.
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

/** A lock on one bigint is listed as two halves, with objsubid 1. */
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
