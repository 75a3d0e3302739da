import { type Kysely, sql } from 'kysely';

/*
 * What makes documents look like their owner: files (pictures, logos, fonts), and entries: palettes, instructions,
 * themes, brand kits. Each list has an order that its owner gives it.
 */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('assets')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('picture', 'drawing', 'font')`),
    )
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addColumn('blob_key', 'text', (column) => column.notNull())
    .addColumn('thumbnail_key', 'text')
    .addColumn('size_bytes', 'bigint', (column) => column.notNull())
    // The larger stands before the smaller.
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('assets_pkey', ['user_id', 'id'])
    .execute();
  await sql`create index assets_in_order on assets (user_id, position desc, id desc)`.execute(db);

  // What the files of a user take up. A change that would go over the quota is refused by its condition.
  await db.schema
    .createTable('asset_usage')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('used_bytes', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('brand_entries')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('palette', 'instruction', 'theme', 'kit')`),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('facts', 'jsonb', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('brand_entries_pkey', ['user_id', 'id'])
    .execute();
  await sql`create index brand_entries_in_order on brand_entries (user_id, kind, position desc, id desc)`.execute(
    db,
  );
  await sql`create unique index brand_entries_default on brand_entries (user_id, kind) where is_default`.execute(
    db,
  );

  await db.schema
    .createTable('brand_lookups')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('answer', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('brand_lookups_pkey', ['user_id', 'address'])
    .execute();
}
