import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** What tests of models cost, by month, because they count toward the budget of the installation. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('model_test_costs')
    .addColumn('month', 'date', (column) => column.primaryKey())
    .addColumn('cost_micros', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
