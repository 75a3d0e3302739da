import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Models that are connected in the browser: providers with encrypted keys, the models offered, defaults and budgets. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('model_providers')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea')
    .addColumn('certificate', 'text')
    .addColumn('may_be_private', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('offered_models')
    .addColumn('alias', 'text', (column) => column.primaryKey())
    .addColumn('provider_id', 'uuid', (column) =>
      column.notNull().references('model_providers.id').onDelete('cascade'),
    )
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('input_price', 'float8')
    .addColumn('output_price', 'float8')
    .addColumn('picture_price', 'float8')
    .addColumn('context_tokens', 'integer')
    .addColumn('tested', 'jsonb')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable('model_choices')
    .addColumn('is_only', 'boolean', (column) => column.primaryKey().defaultTo(true).check(sql`is_only`))
    .addColumn('default_alias', 'text')
    .addColumn('month_cents', 'integer')
    .addColumn('account_cents', 'integer')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`insert into model_choices (is_only) values (true)`.execute(db);
}
