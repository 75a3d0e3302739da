import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Who asked for a mailed link, as a hash: a newer link replaces the older ones of the same requester. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('mailed_codes').addColumn('requester_hash', 'text').execute();
}
