import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** That the person at a session has shown again, a moment ago, who it is; or the mailed code that shall show it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('session_confirmations')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('confirmed_until', 'timestamptz')
    .addColumn('code_hash', 'text')
    .addColumn('code_expires_at', 'timestamptz')
    .addColumn('code_tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('touched_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createIndex('session_confirmations_by_user')
    .on('session_confirmations')
    .column('user_id')
    .execute();
}
