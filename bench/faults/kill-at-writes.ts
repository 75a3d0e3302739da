import { setTimeout as delay } from 'node:timers/promises';
import { type Bed, signal } from './bed.ts';

/** How long to wait for a write to a table under the usual load. */
const untilWriteMs = 15_000;

/** Returns the tables that were written to since the database started. */
async function writtenTables(bed: Bed): Promise<readonly string[]> {
  const rows = await bed.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_tup_ins + n_tup_upd > 0 and relname not like 'kysely%' and schemaname = 'public'
    order by n_tup_ins + n_tup_upd desc limit 16`);
  return rows.map(({ name }) => name);
}

async function isWriting(bed: Bed): Promise<boolean> {
  const [found] = await bed.query<{ n: string }>(
    "select count(*) as n from pg_stat_activity where wait_event = 'PgSleep'",
  );
  return Number(found?.n) > 0;
}

/**
 * Kills Octavo in the middle of a write to each table that the load writes to: once before the rows are
 * written, once after, before the transaction commits. A trigger holds the write for a moment.
 */
export async function killAtWrites(bed: Bed): Promise<void> {
  await bed.query(`
    create or replace function fault_hold() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.5); return null; end $$`);
  const reached = new Set<string>();
  try {
    for (const table of await writtenTables(bed)) {
      for (const when of ['before', 'after']) {
        await bed.query(
          `create trigger fault_hold ${when} insert or update on ${table} for each statement execute function fault_hold()`,
        );
        const until = performance.now() + untilWriteMs;
        let isReached = false;
        while (!isReached && performance.now() < until) {
          isReached = await isWriting(bed);
          await delay(20);
        }
        if (isReached) {
          signal(bed.octavo().child.pid ?? 0, 'SIGKILL');
          await bed.octavo().exit;
          reached.add(`${when} ${table}`);
        }
        await bed.query(`drop trigger fault_hold on ${table}`);
        await bed.start();
        await bed.untilReady();
      }
    }
  } finally {
    await bed.query('drop function fault_hold() cascade');
  }
  if (reached.size < 12)
    throw new Error(`only ${reached.size} writes were reached: ${[...reached].join(', ')}`);
}
