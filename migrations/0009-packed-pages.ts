import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Pages of versions may be kept compressed, on the page of an earlier version; those of before stay as they are. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .alterTable('versions')
    .addColumn('packed', 'bytea')
    .addColumn('packed_on', 'integer')
    .alterColumn('html', (column) => column.dropNotNull())
    .execute();
  // Compressed already: trying again costs time and gains nothing.
  await sql`alter table versions alter column packed set storage external`.execute(db);
  await sql`alter table versions add constraint versions_one_page check ((html is null) <> (packed is null))`.execute(
    db,
  );
}
