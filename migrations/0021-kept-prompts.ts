import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('kept_prompts')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('kept_prompts_pkey', ['user_id', 'id'])
    .execute();
  // The same words are kept once. By their hash: an index holds no long text.
  await sql`create unique index kept_prompts_once on kept_prompts (user_id, md5(prompt))`.execute(db);
}
