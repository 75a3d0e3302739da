import { type Kysely, sql } from 'kysely';
import type { Asset } from '../../../contract/assets.ts';
import type { Database, Row } from '../../database/schema.ts';
import type { KeptFacts } from './prepared-file.ts';

type Db = Kysely<Database>;

/** An asset row with typed facts. */
export interface AssetRow extends Omit<Row<'assets'>, 'facts' | 'kind'> {
  readonly kind: Asset['file']['kind'];
  readonly facts: KeptFacts;
}

export interface NewAsset {
  readonly uid: string;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: AssetRow['kind'];
  readonly facts: KeptFacts;
  readonly blobKey: string;
  readonly thumbnailKey: string | null;
  /** File and thumbnail together. */
  readonly sizeBytes: number;
}

/**
 * Reserves storage; returns false if the quota would be exceeded. The check is part of the update, so
 * concurrent uploads can't exceed the quota.
 */
async function takeRoom(db: Db, uid: string, bytes: number, quotaBytes: number): Promise<boolean> {
  if (bytes > quotaBytes) return false;
  const taken = await db
    .insertInto('asset_usage')
    .values({ user_id: uid, used_bytes: bytes })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ used_bytes: sql`asset_usage.used_bytes + excluded.used_bytes` })
        .where(sql<boolean>`asset_usage.used_bytes + excluded.used_bytes <= ${quotaBytes}`),
    )
    .returning('used_bytes')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function readUsage(db: Db, uid: string): Promise<number> {
  const row = await db
    .selectFrom('asset_usage')
    .select('used_bytes')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.used_bytes ?? 0;
}

/**
 * Inserts an asset at the top of the list and reserves its storage, in one transaction. Returns null if the
 * quota would be exceeded.
 */
export function insertAsset(db: Db, asset: NewAsset, quotaBytes: number): Promise<AssetRow | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await takeRoom(tx, asset.uid, asset.sizeBytes, quotaBytes))) return null;
    const row = await tx
      .insertInto('assets')
      .values({
        user_id: asset.uid,
        id: asset.id,
        name: asset.name,
        description: asset.description,
        kind: asset.kind,
        facts: JSON.stringify(asset.facts),
        blob_key: asset.blobKey,
        thumbnail_key: asset.thumbnailKey,
        size_bytes: asset.sizeBytes,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from assets where user_id = ${asset.uid})`,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return row as AssetRow;
  });
}

export async function findAsset(db: Db, uid: string, id: string): Promise<AssetRow | undefined> {
  return (await db
    .selectFrom('assets')
    .selectAll()
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst()) as AssetRow | undefined;
}

/** Cursor: the last row of a page. */
export interface AssetPlace {
  readonly position: number;
  readonly id: string;
}

export interface AssetFilter {
  readonly q?: string | undefined;
  readonly kind?: AssetRow['kind'] | undefined;
  readonly ids?: readonly string[] | undefined;
}

function filtered(db: Db, uid: string, { q, kind, ids }: AssetFilter) {
  const words = q?.trim() ? `%${q.trim().replace(/[\\%_]/g, '\\$&')}%` : null;
  return db
    .selectFrom('assets')
    .where('user_id', '=', uid)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .$if(words !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('name', 'ilike', words),
          eb('description', 'ilike', words),
          eb(sql<string>`facts->'font'->>'family'`, 'ilike', words),
        ]),
      ),
    );
}

/** Returns up to `limit + 1` rows; the extra one shows that more follow. */
export async function listAssetsOf(
  db: Db,
  uid: string,
  filter: AssetFilter,
  page: { readonly after: AssetPlace | null; readonly limit: number },
): Promise<AssetRow[]> {
  const { after } = page;
  return (await filtered(db, uid, filter)
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(position, id) < (${after?.position ?? 0}, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy('position', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()) as AssetRow[];
}

/** A full count is fast enough, because it covers one user's assets only. */
export async function countAssets(db: Db, uid: string, filter: AssetFilter): Promise<number> {
  const row = await filtered(db, uid, filter)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Returns the user's fonts, newest first, at most 200. */
export async function listFonts(db: Db, uid: string): Promise<AssetRow[]> {
  return (await db
    .selectFrom('assets')
    .selectAll()
    .where('user_id', '=', uid)
    .where('kind', '=', 'font')
    .orderBy('position', 'desc')
    .limit(200)
    .execute()) as AssetRow[];
}

export interface AssetChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly role?: 'logo' | 'photo' | undefined;
}

/** Returns false if the asset doesn't exist. */
export async function changeAsset(db: Db, uid: string, id: string, change: AssetChange): Promise<boolean> {
  const { name, description, role } = change;
  const saved = await db
    .updateTable('assets')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(role === undefined
        ? {}
        : { facts: sql<string>`jsonb_set(facts, '{role}', to_jsonb(${role}::text))` }),
      user_id: uid,
    })
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Deletes an asset's row, releases its storage, and returns the row. */
export function deleteAssetRow(db: Db, uid: string, id: string): Promise<AssetRow | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('assets')
      .where('user_id', '=', uid)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row) {
      await tx
        .updateTable('asset_usage')
        .set({ used_bytes: sql`greatest(0, used_bytes - ${row.size_bytes}::bigint)` })
        .where('user_id', '=', uid)
        .execute();
    }
    return row as AssetRow | undefined;
  });
}
