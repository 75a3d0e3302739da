import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/* The only queries that look at the files of all users: for the sweep, in batches. */

/** Those of the keys that a row names. @param ids the assets that the keys are of */
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

/** Rows from before a moment, by user and id, from where the last batch ended. */
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
