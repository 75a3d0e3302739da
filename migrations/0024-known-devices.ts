import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Browsers that signed in to an account before: attempts by strangers do not lock them out. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('known_devices')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('known_devices_pkey', ['user_id', 'device_hash'])
    .execute();
}
