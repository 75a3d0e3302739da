import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/**
 * What a version says, beside its HTML, and the kit release that made the HTML. Older versions have neither and keep
 * printing from their HTML.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('versions').addColumn('content', 'bytea').addColumn('kit', 'text').execute();
}
