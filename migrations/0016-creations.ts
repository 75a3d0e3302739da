import { type Kysely, sql } from 'kysely';

/* Half-finished creations of /create, and what was brought to them. */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;
  await db.schema
    .createTable('create_sessions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    // Chosen by its maker; nobody else can have one of the same.
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    // Where its maker was: the step, the wishes, the branding, the outline.
    .addColumn('state', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('sent_at', 'timestamptz')
    .addUniqueConstraint('create_sessions_of_user', ['user_id', 'id'])
    .execute();
  await db.schema
    .createTable('create_contents')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('create_session_id', 'uuid', (column) => column.notNull())
    // Chosen by the caller: sent twice, it is one content.
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('file', 'text', 'research')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('create_contents_pkey', ['user_id', 'create_session_id', 'id'])
    .addForeignKeyConstraint(
      'create_contents_session',
      ['user_id', 'create_session_id'],
      'create_sessions',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await sql`create index create_sessions_recent on create_sessions (user_id, updated_at desc)`.execute(db);
  await sql`create index create_sessions_to_forget on create_sessions (updated_at)`.execute(db);
}
