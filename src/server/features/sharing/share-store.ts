import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database, ShareLinksTable } from '../../database/schema.ts';

type Db = Kysely<Database>;

/* An owner's links. Every query filters by user. */

function sharesOf(db: Db, uid: string) {
  return db
    .selectFrom('share_links')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.user_id', '=', 'share_links.user_id')
        .onRef('documents.id', '=', 'share_links.document_id'),
    )
    .selectAll('share_links')
    .select([
      'documents.title as document_title',
      'documents.current_version',
      'documents.deleted_at as document_deleted_at',
    ])
    .where('share_links.user_id', '=', uid);
}

export type ShareRow = Awaited<ReturnType<ReturnType<typeof sharesOf>['execute']>>[number];

export interface SharesPage {
  readonly documentId: string | null;
  /** The last row of the previous page. */
  readonly after: { readonly createdAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Returns links, newest first, up to `limit + 1`. */
export function listSharesOf(db: Db, uid: string, { documentId, after, limit }: SharesPage) {
  let query = sharesOf(db, uid);
  if (documentId !== null) query = query.where('share_links.document_id', '=', documentId);
  if (after !== null)
    query = query.where(
      sql<boolean>`(date_trunc('milliseconds', share_links.created_at), share_links.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  return query
    .orderBy(sql`date_trunc('milliseconds', share_links.created_at)`, 'desc')
    .orderBy('share_links.id', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countSharesOf(db: Db, uid: string, documentId: string | null): Promise<number> {
  let query = db
    .selectFrom('share_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', uid);
  if (documentId !== null) query = query.where('document_id', '=', documentId);
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export function findShare(db: Db, uid: string, id: string) {
  return sharesOf(db, uid).where('share_links.id', '=', id).executeTakeFirst();
}

export async function insertShare(
  db: Db,
  share: Pick<ShareRow, 'id' | 'user_id' | 'document_id' | 'token_hash' | 'created_at'> & ShareChange,
): Promise<void> {
  await db.insertInto('share_links').values(share).execute();
}

export type ShareChange = Pick<
  Updateable<ShareLinksTable>,
  'version' | 'password_hash' | 'may_download' | 'embed_origins' | 'expires_at'
>;

/** Returns false if the link is revoked, or not the user's. */
export async function changeShare(db: Db, uid: string, id: string, change: ShareChange): Promise<boolean> {
  const row = await db
    .updateTable('share_links')
    .set(change)
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Revokes one link, or all links of a document. Already revoked links keep their date. Returns the number
 * revoked.
 */
export async function revokeShares(
  db: Db,
  uid: string,
  which: { readonly id: string } | { readonly documentId: string },
  at: Date,
): Promise<number> {
  const rows = await db
    .updateTable('share_links')
    .set({ revoked_at: at })
    .where('user_id', '=', uid)
    .where('id' in which ? 'id' : 'document_id', '=', 'id' in which ? which.id : which.documentId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}

/** Deletes links that ended before `before`, with their counts. Returns the number deleted. */
export async function forgetEndedShares(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('share_links')
    .where(sql<boolean>`coalesce(revoked_at, expires_at) < ${before}`)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes expired visitor marks and attempts. Returns the number of marks deleted. */
export async function forgetVisits(db: Db, seenBefore: Date, now: Date): Promise<number> {
  const visits = await db.deleteFrom('share_visits').where('seen_at', '<', seenBefore).executeTakeFirst();
  await db.deleteFrom('share_attempts').where('resets_at', '<=', now).execute();
  return Number(visits.numDeletedRows);
}
