import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../../database/schema.ts';
import type { EntryKind } from './entry-kinds.ts';

type Db = Kysely<Database>;
export type EntryRow = Row<'brand_entries'>;

function entriesOf(db: Db, uid: string, kind: EntryKind, q: string | undefined) {
  const words = q?.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  return db
    .selectFrom('brand_entries')
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .$if(words !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('name', 'ilike', words ?? ''), eb(sql<string>`facts::text`, 'ilike', words ?? '')]),
      ),
    );
}

/** Cursor: the last entry of a page. */
export interface EntryCursor {
  readonly createdAt: string;
  readonly id: string;
}

/** Returns entries in their owner's order, up to `limit + 1`. */
export async function listEntries(
  db: Db,
  uid: string,
  kind: EntryKind,
  page: { readonly q?: string | undefined; readonly after: EntryCursor | null; readonly limit: number },
): Promise<EntryRow[]> {
  const { q, after, limit } = page;
  const anchor = after && (await findEntry(db, uid, kind, after.id));
  return (
    entriesOf(db, uid, kind, q)
      .selectAll()
      .$if(Boolean(anchor), (query) =>
        query.where(sql<boolean>`(position, id) < (${anchor?.position ?? 0}, ${anchor?.id ?? ''}::uuid)`),
      )
      // The cursor's entry was deleted, so its creation time stands in for its position.
      .$if(after !== null && !anchor, (query) =>
        query.where('created_at', '<', new Date(after?.createdAt ?? 0)),
      )
      .orderBy('position', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
  );
}

/** A full count is fast enough: one user has a few hundred entries of a kind at most. */
export async function countEntries(db: Db, uid: string, kind: EntryKind, q?: string): Promise<number> {
  const row = await entriesOf(db, uid, kind, q)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

export function findEntry(db: Db, uid: string, kind: EntryKind, id: string): Promise<EntryRow | undefined> {
  return db
    .selectFrom('brand_entries')
    .selectAll()
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the user's entries among `ids`, in the order of `ids`. */
export async function findEntries(
  db: Db,
  uid: string,
  kind: EntryKind,
  ids: readonly string[],
): Promise<EntryRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('brand_entries')
    .selectAll()
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export function findDefaultEntry(db: Db, uid: string, kind: EntryKind): Promise<EntryRow | undefined> {
  return db
    .selectFrom('brand_entries')
    .selectAll()
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .executeTakeFirst();
}

export function insertEntry(
  db: Db,
  entry: {
    readonly uid: string;
    readonly kind: EntryKind;
    readonly name: string;
    readonly facts: unknown;
    readonly isDefault: boolean;
  },
): Promise<EntryRow> {
  return db
    .insertInto('brand_entries')
    .values({
      user_id: entry.uid,
      id: crypto.randomUUID(),
      kind: entry.kind,
      name: entry.name,
      facts: JSON.stringify(entry.facts),
      is_default: entry.isDefault,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from brand_entries where user_id = ${entry.uid} and kind = ${entry.kind})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveEntry(
  db: Db,
  uid: string,
  id: string,
  entry: { readonly name: string; readonly facts: unknown; readonly isDefault: boolean },
): Promise<void> {
  await db
    .updateTable('brand_entries')
    .set({ name: entry.name, facts: JSON.stringify(entry.facts), is_default: entry.isDefault })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .execute();
}

/** Clears the default. There is at most one per user and kind. */
export async function clearDefault(db: Db, uid: string, kind: EntryKind): Promise<void> {
  await db
    .updateTable('brand_entries')
    .set({ is_default: false })
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('is_default', '=', true)
    .execute();
}

export async function deleteEntryRow(db: Db, uid: string, kind: EntryKind, id: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('brand_entries')
    .where('user_id', '=', uid)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
