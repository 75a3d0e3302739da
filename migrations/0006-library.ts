import { type Kysely, sql } from 'kysely';

/*
 * The library: the trash, titles that a person chose, pictures, search, and counts that are kept.
 *
 * Counts are kept by the database itself, by a trigger for each statement, so that whoever writes sessions or documents
 * keeps them right, and writing a thousand rows costs one update of them.
 */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** A document counts from its first version until it is deleted. */
const counted = 'current_version > 0 and deleted_at is null';

/** The rows that a statement took away and brought, by the kind of statement. */
function changed(columns: string, condition: string, kind: 'insert' | 'update' | 'delete'): string {
  const taken = `select ${columns}, -1 as n from old_rows where ${condition}`;
  const brought = `select ${columns}, 1 as n from new_rows where ${condition}`;
  return { insert: brought, delete: taken, update: `${taken} union all ${brought}` }[kind];
}

function documentCounts(kind: 'insert' | 'update' | 'delete'): string {
  const rows = changed('user_id, session_id, is_favorite', counted, kind);
  return `
    update sessions set document_count = document_count + change.n
    from (
      select user_id, session_id, sum(n)::int as n from (${rows}) as changed
      group by user_id, session_id having sum(n) <> 0
    ) as change
    where sessions.user_id = change.user_id and sessions.id = change.session_id;
    insert into library_counts (user_id, documents, favorites)
    select user_id, sum(n), coalesce(sum(n) filter (where is_favorite), 0) from (${rows}) as changed
    group by user_id
    having sum(n) <> 0 or coalesce(sum(n) filter (where is_favorite), 0) <> 0
    on conflict (user_id) do update set
      documents = library_counts.documents + excluded.documents,
      favorites = library_counts.favorites + excluded.favorites;`;
}

function sessionCounts(kind: 'insert' | 'update' | 'delete'): string {
  return `
    insert into library_counts (user_id, sessions)
    select user_id, sum(n) from (${changed('user_id', 'deleted_at is null', kind)}) as changed
    group by user_id having sum(n) <> 0
    on conflict (user_id) do update set sessions = library_counts.sessions + excluded.sessions;`;
}

async function keepCounts(
  db: AnyDatabase,
  table: string,
  body: (kind: 'insert' | 'update' | 'delete') => string,
): Promise<void> {
  const rows = {
    insert: 'new table as new_rows',
    update: 'old table as old_rows new table as new_rows',
    delete: 'old table as old_rows',
  } as const;
  for (const kind of ['insert', 'update', 'delete'] as const) {
    const name = `count_${table}_on_${kind}`;
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${body(kind)} return null; end $$`,
      )
      .execute(db);
    await sql
      .raw(
        `create trigger ${name} after ${kind} on ${table} referencing ${rows[kind]} for each statement execute function ${name}()`,
      )
      .execute(db);
  }
}

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .alterTable('sessions')
    .addColumn('deleted_at', 'timestamptz')
    // A title that a person chose is not replaced by that of a new version.
    .addColumn('is_renamed', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('documents')
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('is_renamed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('cover_key', 'text')
    .addColumn('thumbnail_key', 'text')
    // The version of which picture and search words are; 0 for none.
    .addColumn('filed_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('library_counts')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('sessions', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('documents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('favorites', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  // Each word begins with a mark of its user, so that a search costs what its own user's words cost.
  await db.schema
    .createTable('document_search')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'uuid', (column) => column.notNull())
    .addColumn('words', sql`tsvector`, (column) => column.notNull())
    .addPrimaryKeyConstraint('document_search_pkey', ['user_id', 'document_id'])
    .execute();
  // Without the list of pending words, which every search of every user would have to read.
  await sql`create index document_search_words on document_search using gin (words) with (fastupdate = off)`.execute(
    db,
  );

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    // Null while the call is under way.
    .addColumn('answer', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('idempotency_keys_pkey', ['user_id', 'key'])
    .execute();
  await db.schema
    .createIndex('idempotency_keys_by_age')
    .on('idempotency_keys')
    .column('created_at')
    .execute();

  await db.schema.dropIndex('sessions_by_use').execute();
  await db.schema.dropIndex('documents_of_session').execute();
  const inUse = sql.raw(counted);
  const indexes = [
    sql`create index sessions_by_use on sessions (user_id, updated_at desc, id desc) where deleted_at is null`,
    sql`create index sessions_in_trash on sessions (user_id, deleted_at desc) where deleted_at is not null`,
    sql`create index sessions_to_purge on sessions (deleted_at) where deleted_at is not null`,
    sql`create index documents_of_session on documents (user_id, session_id, updated_at desc, id desc)`,
    sql`create index documents_by_use on documents (user_id, updated_at desc, id desc) where ${inUse}`,
    sql`create index documents_by_creation on documents (user_id, created_at desc, id desc) where ${inUse}`,
    sql`create index documents_by_title on documents (user_id, lower(left(title, 200)), id) where ${inUse}`,
    sql`create index documents_favorite on documents (user_id, updated_at desc, id desc) where ${inUse} and is_favorite`,
    sql`create index documents_in_trash on documents (user_id, deleted_at desc) where deleted_at is not null`,
    sql`create index documents_to_purge on documents (deleted_at) where deleted_at is not null`,
    sql`create index documents_to_file on documents (updated_at) where ${inUse} and filed_version <> current_version`,
  ];
  for (const index of indexes) await index.execute(db);

  await sql`
    insert into library_counts (user_id, sessions, documents, favorites)
    select user_id, sum(sessions), sum(documents), sum(favorites) from (
      select user_id, count(*) as sessions, 0 as documents, 0 as favorites from sessions group by user_id
      union all
      select user_id, 0, count(*), count(*) filter (where is_favorite)
      from documents where ${inUse} group by user_id
    ) as counts group by user_id`.execute(db);
  await sql`
    update sessions set document_count = (
      select count(*) from documents
      where documents.user_id = sessions.user_id and documents.session_id = sessions.id and ${inUse}
    )`.execute(db);
  await keepCounts(db, 'documents', documentCounts);
  await keepCounts(db, 'sessions', sessionCounts);
}
