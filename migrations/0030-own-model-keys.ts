import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Provider keys that accounts add for their own runs, if the owner allows it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('own_model_keys')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('sealed_key', 'bytea', (column) => column.notNull())
    .addColumn('may_be_private', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('model', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addUniqueConstraint('own_model_keys_of_account', ['user_id', 'kind'])
    .execute();
  await db.schema
    .alterTable('model_choices')
    .addColumn('are_own_keys_allowed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
}
