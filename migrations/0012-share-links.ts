import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('share_links')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'uuid', (column) => column.notNull())
    // The token itself is nowhere: who reads this table can open no link.
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    // Null shows whatever version is the newest.
    .addColumn('version', 'integer')
    .addColumn('password_hash', 'text')
    .addColumn('may_download', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('embed_origins', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('downloads', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_viewed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    // A document that is gone for good takes its links along.
    .addForeignKeyConstraint(
      'share_links_document',
      ['user_id', 'document_id'],
      'documents',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  const indexes = [
    sql`create index share_links_of_user on share_links (user_id, created_at desc, id desc)`,
    sql`create index share_links_of_document on share_links (user_id, document_id)`,
    sql`create index share_links_to_forget on share_links ((coalesce(revoked_at, expires_at)))`,
  ];
  for (const index of indexes) await index.execute(db);

  // Who has looked in the last half hour, as a keyed hash: a reload is no second view.
  await db.schema
    .createTable('share_visits')
    .addColumn('share_id', 'uuid', (column) =>
      column.notNull().references('share_links.id').onDelete('cascade'),
    )
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_visits_pkey', ['share_id', 'visitor'])
    .execute();
  await db.schema.createIndex('share_visits_by_age').on('share_visits').column('seen_at').execute();

  // Passwords that were tried, by link and by link and address.
  await db.schema
    .createTable('share_attempts')
    .addColumn('share_id', 'uuid', (column) =>
      column.notNull().references('share_links.id').onDelete('cascade'),
    )
    .addColumn('tried_by', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_attempts_pkey', ['share_id', 'tried_by'])
    .execute();
  await db.schema.createIndex('share_attempts_by_age').on('share_attempts').column('resets_at').execute();
}
