import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/**
 * Saves a version's thumbnail unless the current or a later version's exists. Returns the file that is no
 * longer needed.
 */
export async function saveThumbnail(
  db: Db,
  uid: string,
  documentId: string,
  picture: { readonly key: string; readonly version: number },
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('documents')
      .select(['thumbnail_key', 'filed_version', 'current_version'])
      .where('user_id', '=', uid)
      .where('id', '=', documentId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return picture.key;
    const { filed_version: filed, current_version: current } = before;
    // After an undo, the current version has a lower number than the one filed before.
    const isStale = filed === current || filed > picture.version;
    if (picture.version !== current && isStale) return picture.key;
    await tx
      .updateTable('documents')
      .set({ thumbnail_key: picture.key, filed_version: picture.version })
      .where('user_id', '=', uid)
      .where('id', '=', documentId)
      .execute();
    return before.thumbnail_key === picture.key ? null : before.thumbnail_key;
  });
}

/** Returns documents whose thumbnail and search index are stale, if last changed before `changedBefore`. */
export function listUnfiled(db: Db, changedBefore: Date, limit: number) {
  return db
    .selectFrom('documents')
    .select(['user_id', 'id'])
    .where(sql<boolean>`current_version > 0 and deleted_at is null and filed_version <> current_version`)
    .where('updated_at', '<', changedBefore)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the number deleted. */
export async function forgetIdempotencyKeys(db: Db, olderThan: Date): Promise<number> {
  const gone = await db.deleteFrom('idempotency_keys').where('created_at', '<', olderThan).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Saves the search words of a document. */
export async function saveSearchWords(
  db: Db,
  uid: string,
  documentId: string,
  words: readonly string[],
): Promise<void> {
  const vector = sql<string>`array_to_tsvector(${words}::text[])`;
  await db
    .insertInto('document_search')
    .values({ user_id: uid, document_id: documentId, words: vector })
    .onConflict((conflict) => conflict.columns(['user_id', 'document_id']).doUpdateSet({ words: vector }))
    .execute();
}

/** Returns the prompts that created a document, oldest first. */
export async function listPrompts(
  db: Db,
  uid: string,
  place: { readonly sessionId: string; readonly documentId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('runs')
    .select('prompt')
    .where('user_id', '=', uid)
    .where('session_id', '=', place.sessionId)
    .where('document_id', '=', place.documentId)
    .orderBy('created_at')
    .limit(200)
    .execute();
  return rows.map(({ prompt }) => prompt);
}
