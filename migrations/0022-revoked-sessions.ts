import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/**
 * Ids of sessions that ended, kept until their last token has expired. The trigger on `identity_sessions` that fills
 * the table is created with the identity tables, which are migrated later.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('revoked_sessions')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('revoked_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('revoked_sessions_by_time')
    .on('revoked_sessions')
    .column('revoked_at')
    .execute();
  await sql`
    create function note_revoked_session() returns trigger language plpgsql as $$
    begin
      insert into revoked_sessions (session_id) values (old.id) on conflict do nothing;
      perform pg_notify('session_revoked', old.id);
      delete from revoked_sessions where session_id in (
        select session_id from revoked_sessions where revoked_at < now() - interval '10 minutes'
        limit 50 for update skip locked
      );
      return null;
    end $$
  `.execute(db);
}
