import { type Kysely, sql } from 'kysely';

/* Files of the store carry the id of their asset and no user: the sweep looks their rows up by it. */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  await sql`create index assets_by_id on assets (id)`.execute(db);
}
