import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

/* Public access by a link's token, and the visitor counts. */

/** Returns the link of a token if it isn't revoked or expired and its document isn't deleted. */
export function findOpenShare(db: Db, tokenHash: string, now: Date) {
  return db
    .selectFrom('share_links')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.user_id', '=', 'share_links.user_id')
        .onRef('documents.id', '=', 'share_links.document_id'),
    )
    .select([
      'share_links.id',
      'share_links.user_id',
      'share_links.document_id',
      'share_links.version',
      'share_links.password_hash',
      'share_links.may_download',
      'share_links.embed_origins',
    ])
    .where('share_links.token_hash', '=', tokenHash)
    .where('share_links.revoked_at', 'is', null)
    .where((eb) => eb.or([eb('share_links.expires_at', 'is', null), eb('share_links.expires_at', '>', now)]))
    .where('documents.deleted_at', 'is', null)
    .where('documents.current_version', '>', 0)
    .executeTakeFirst();
}

export type OpenedShare = NonNullable<Awaited<ReturnType<typeof findOpenShare>>>;

/**
 * Counts a view unless this visitor was seen after `seenBefore`. One statement, so two concurrent tabs count
 * once.
 */
export async function noteView(
  db: Db,
  view: { readonly shareId: string; readonly visitor: string; readonly at: Date; readonly seenBefore: Date },
): Promise<void> {
  await sql`
    with seen as (
      insert into share_visits (share_id, visitor, seen_at) values (${view.shareId}, ${view.visitor}, ${view.at})
      on conflict (share_id, visitor) do update set seen_at = excluded.seen_at
        where share_visits.seen_at < ${view.seenBefore}
      returning share_id
    )
    update share_links set views = views + 1, last_viewed_at = ${view.at}
    from seen where share_links.id = seen.share_id`.execute(db);
}

export async function noteDownload(db: Db, shareId: string): Promise<void> {
  await db
    .updateTable('share_links')
    .set((eb) => ({ downloads: eb('downloads', '+', 1) }))
    .where('id', '=', shareId)
    .execute();
}

/** Counts an attempt; returns the number in the current window, and when the window ends. */
export async function addAttempt(
  db: Db,
  attempt: {
    readonly shareId: string;
    readonly triedBy: string;
    readonly now: Date;
    readonly resetsAt: Date;
  },
): Promise<{ count: number; resets_at: Date }> {
  const { rows } = await sql<{ count: number; resets_at: Date }>`
    insert into share_attempts (share_id, tried_by, count, resets_at)
    values (${attempt.shareId}, ${attempt.triedBy}, 1, ${attempt.resetsAt})
    on conflict (share_id, tried_by) do update set
      count = case when share_attempts.resets_at <= ${attempt.now} then 1 else share_attempts.count + 1 end,
      resets_at = case when share_attempts.resets_at <= ${attempt.now} then excluded.resets_at else share_attempts.resets_at end
    returning count, resets_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('an upsert answers its row');
  return row;
}

/** Clears an address's attempts, after the correct password. */
export async function forgetAttempts(db: Db, shareId: string, triedBy: string): Promise<void> {
  await db
    .deleteFrom('share_attempts')
    .where('share_id', '=', shareId)
    .where('tried_by', '=', triedBy)
    .execute();
}

/** Removes one attempt from the count. */
export async function takeBackAttempt(db: Db, shareId: string, triedBy: string): Promise<void> {
  await db
    .updateTable('share_attempts')
    .set((eb) => ({ count: eb.fn<number>('greatest', [eb('count', '-', 1), eb.lit(0)]) }))
    .where('share_id', '=', shareId)
    .where('tried_by', '=', triedBy)
    .execute();
}
