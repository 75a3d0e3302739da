import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** The search engine of search mode, chosen in the browser. No row: none. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('search_engine')
    .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea')
    .addColumn('may_be_private', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
