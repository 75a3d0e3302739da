import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

type Db = Kysely<Database>;

/** Minimum distance of two positions; below it, nothing fits between them. */
const leastGap = 1e-6;

type List =
  | { readonly table: 'assets'; readonly uid: string }
  | { readonly table: 'brand_entries'; readonly uid: string; readonly kind: string };

const rowsOf = (list: List) =>
  list.table === 'assets' ? sql`user_id = ${list.uid}` : sql`user_id = ${list.uid} and kind = ${list.kind}`;

async function placeBefore(db: Db, list: List, id: string, beforeId: string | null): Promise<number | null> {
  const table = sql.table(list.table);
  const mine = rowsOf(list);
  if (beforeId === null) {
    const { rows } = await sql<{ least: number | null }>`
      select min(position) as least from ${table} where ${mine} and id <> ${id}`.execute(db);
    return (rows[0]?.least ?? 1) - 1;
  }
  const { rows } = await sql<{ position: number; above: number | null }>`
    select position, (
      select min(above.position) from ${table} as above
      where above.user_id = ${list.uid}
        ${list.table === 'brand_entries' ? sql`and above.kind = ${list.kind}` : sql``}
        and above.id <> ${id} and (above.position, above.id) > (here.position, here.id)
    ) as above
    from ${table} as here where ${mine} and id = ${beforeId}`.execute(db);
  const here = rows[0];
  if (!here) return null;
  if (here.above === null) return here.position + 1;
  return here.above - here.position < leastGap ? Number.NaN : (here.above + here.position) / 2;
}

/**
 * Moves a row of a user's list before another one, or to the end. Rows are sorted by position, descending.
 * Call in a transaction. Returns false if one of the two doesn't exist.
 */
export async function moveInOrder(tx: Db, list: List, id: string, beforeId: string | null): Promise<boolean> {
  if (id === beforeId) return true;
  const table = sql.table(list.table);
  const mine = rowsOf(list);
  // Locks the list, so two concurrent moves don't get the same position.
  await sql`select 1 from ${table} where ${mine} order by id for update`.execute(tx);
  let position = await placeBefore(tx, list, id, beforeId);
  if (Number.isNaN(position)) {
    await sql`
      update ${table} as target set position = ordered.place
      from (select id, row_number() over (order by position, id) as place from ${table} where ${mine}) as ordered
      where target.user_id = ${list.uid} and target.id = ordered.id`.execute(tx);
    position = await placeBefore(tx, list, id, beforeId);
  }
  if (position === null) return false;
  const moved = await sql`update ${table} set position = ${position} where ${mine} and id = ${id}`.execute(
    tx,
  );
  return moved.numAffectedRows === 1n;
}
