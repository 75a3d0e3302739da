import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/* The only queries across all users' files; used by the sweep, in batches. */

/** Returns the keys that a row references. @param ids the assets that the keys belong to */
export async function findKeysInUse(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('assets')
    .select(['blob_key', 'thumbnail_key'])
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.flatMap((row) => [row.blob_key, row.thumbnail_key ?? []].flat()));
}

export interface SweptRow {
  readonly user_id: string;
  readonly id: string;
  readonly blob_key: string;
}

/** Returns rows created before `before`, ordered by user and id, after the last row of the previous batch. */
export async function listRowsBefore(
  db: Db,
  before: Date,
  after: SweptRow | null,
  limit: number,
): Promise<readonly SweptRow[]> {
  return db
    .selectFrom('assets')
    .select(['user_id', 'id', 'blob_key'])
    .where('created_at', '<', before)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(user_id, id) > (${after?.user_id ?? ''}, ${after?.id ?? ''}::uuid)`),
    )
    .orderBy('user_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}
