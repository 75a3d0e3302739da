import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Tokens of links that were created before the installation's secret was rotated, encrypted. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('share_links').addColumn('sealed_token', 'bytea').execute();
}
