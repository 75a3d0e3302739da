import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

const countedDocuments = 'current_version > 0 and deleted_at is null';

/**
 * Prepares rows to be deleted together with their account: foreign keys to the accounts follow once the identity
 * tables are there (database/tie-to-accounts.ts).
 */
export async function up(db: AnyDatabase): Promise<void> {
  // Without an index each deletion of an account would read all emails.
  await sql`create index mails_by_account on mails (user_id) where user_id is not null`.execute(db);
  // A deletion must not create a count: by then the account may be gone.
  await sql
    .raw(`
      create or replace function count_documents_on_delete() returns trigger language plpgsql as $$ begin
        update sessions set document_count = document_count - change.n
        from (
          select user_id, session_id, count(*)::int as n from old_rows where ${countedDocuments} group by user_id, session_id
        ) as change
        where sessions.user_id = change.user_id and sessions.id = change.session_id;
        update library_counts set
          documents = library_counts.documents - change.documents,
          favorites = library_counts.favorites - change.favorites
        from (
          select user_id, count(*) as documents, count(*) filter (where is_favorite) as favorites
          from old_rows where ${countedDocuments} group by user_id
        ) as change
        where library_counts.user_id = change.user_id;
        return null;
      end $$`)
    .execute(db);
  await sql
    .raw(`
      create or replace function count_sessions_on_delete() returns trigger language plpgsql as $$ begin
        update library_counts set sessions = library_counts.sessions - change.n
        from (select user_id, count(*) as n from old_rows where deleted_at is null group by user_id) as change
        where library_counts.user_id = change.user_id;
        return null;
      end $$`)
    .execute(db);
}
