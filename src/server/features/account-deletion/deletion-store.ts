import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

export interface AccountToDelete {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** Records that a deletion was requested. If the process crashes after this, a job finishes the deletion. */
export async function noteDeletion(db: Db, account: AccountToDelete, at: Date): Promise<void> {
  await db
    .insertInto('account_deletions')
    .values({
      user_id: account.uid,
      email: account.email,
      display_name: account.displayName,
      requested_at: at,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/**
 * Deletes the account's sessions, documents, versions, runs (events cascade) and related rows in one
 * transaction.
 */
export async function removeSessions(db: Db, uid: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of [
      'runs',
      'versions',
      'document_search',
      'documents',
      'sessions',
      'library_counts',
      'idempotency_keys',
      'assets',
      'asset_usage',
      'brand_entries',
      'brand_lookups',
      'create_sessions',
      'kept_prompts',
      'own_templates',
    ] as const) {
      await tx.deleteFrom(table).where('user_id', '=', uid).execute();
    }
  });
}

export function listRunningRuns(db: Db, uid: string) {
  return db
    .selectFrom('runs')
    .select('id')
    .where('user_id', '=', uid)
    .where('status', '=', 'running')
    .execute();
}

/** Returns true only for the first caller, which then sends the email. */
export async function noteDeletionDone(db: Db, uid: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('account_deletions')
    .set({ done_at: at })
    .where('user_id', '=', uid)
    .where('done_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Returns unfinished deletions requested before `begunBefore`. */
export async function listUnfinished(db: Db, begunBefore: Date): Promise<AccountToDelete[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('done_at', 'is', null)
    .where('requested_at', '<', begunBefore)
    .execute();
  return rows.map((row) => ({ uid: row.user_id, email: row.email, displayName: row.display_name }));
}

export async function listDone(db: Db, doneBefore: Date): Promise<AccountToDelete[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .selectAll()
    .where('done_at', '<', doneBefore)
    .execute();
  return rows.map((row) => ({ uid: row.user_id, email: row.email, displayName: row.display_name }));
}

export async function forgetDeletion(db: Db, uid: string): Promise<void> {
  await db.deleteFrom('account_deletions').where('user_id', '=', uid).execute();
}

export async function listAccountIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_users`.execute(db);
  return rows.map(({ id }) => id);
}
