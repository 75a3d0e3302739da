import type { Kysely } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/**
 * Undo moves a document back instead of adding a version. `made_from`: version that a version was made from, if not the
 * one numbered before it. `redo_to`: last version that redo leads to; null if nothing is undone.
 */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('versions').addColumn('made_from', 'integer').execute();
  await db.schema.alterTable('documents').addColumn('redo_to', 'integer').execute();
}
