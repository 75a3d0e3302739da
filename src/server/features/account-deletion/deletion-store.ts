import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

export interface AccountToDelete {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
}

/** The promise to delete: from here on a crash is made good by a job. */
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

/** Sessions with their documents, versions and runs; a run takes its events along. All or nothing. */
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

/** Answers true for the one who ends it first: that one sends the mail. */
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

/** Deletions that were begun before `begunBefore` and are not done. */
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

/** The ids of all accounts. */
export async function listAccountIds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from identity_users`.execute(db);
  return rows.map(({ id }) => id);
}
