import { type Kysely, sql } from 'kysely';

/* What an account can ask for that takes longer than a call: its data, another address, its end. */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('data_exports')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('queued'))
    .addColumn('file_key', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('finished_at', 'timestamptz')
    .addPrimaryKeyConstraint('data_exports_pkey', ['user_id', 'id'])
    .execute();

  await db.schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();

  // Written before anything is deleted, so that a deletion that was begun is also finished.
  await db.schema
    .createTable('account_deletions')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('done_at', 'timestamptz')
    .execute();

  // For staff, who look across all users.
  await db.schema.createIndex('runs_by_time').on('runs').columns(['created_at desc', 'id desc']).execute();
  await db.schema.createIndex('users_by_time').on('users').columns(['created_at desc', 'uid desc']).execute();
}
