import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Reasoning effort of an offered model. Null: the provider's default. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('offered_models').addColumn('reasoning', 'text').execute();
}
