import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Documents that a user keeps as templates: the page as it was, and its content where that is known. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('own_templates')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('content', 'jsonb')
    .addColumn('sample_count', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('own_templates_pkey', ['user_id', 'id'])
    .execute();
}
