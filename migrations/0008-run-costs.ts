import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** What a run cost, in millionths of a US dollar, by the prices of its day; null where nobody had set any. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('runs').addColumn('cost_micros', 'integer').execute();
  await db.schema
    .createIndex('runs_of_model')
    .on('runs')
    .columns(['model_alias', 'created_at desc'])
    .execute();
}
