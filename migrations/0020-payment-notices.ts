import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Invoices whose failed payment was told by mail: each once. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('payment_notices')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('invoice_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('payment_notices_pkey', ['user_id', 'invoice_id'])
    .execute();
}
