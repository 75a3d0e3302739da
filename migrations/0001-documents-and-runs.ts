import { type Kysely, sql } from 'kysely';

/*
 * user_id leads every key that can have it, so that a cluster can be split by user. Ids are unique on their own too:
 * they are made by clients and stand alone in paths.
 */

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('users')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('last_login_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('tier', 'text', (column) => column.notNull().defaultTo('basic'))
    .addColumn('upgraded_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('owner_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('document_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('sessions_pkey', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('sessions_by_use')
    .on('sessions')
    .columns(['user_id', 'updated_at desc'])
    .execute();

  await db.schema
    .createTable('documents')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('session_id', 'uuid', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('current_version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_favorite', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('documents_pkey', ['user_id', 'id'])
    .execute();
  await db.schema
    .createIndex('documents_of_session')
    .on('documents')
    .columns(['user_id', 'session_id', 'updated_at desc'])
    .execute();

  await db.schema
    .createTable('versions')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('document_id', 'uuid', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('run_id', 'uuid')
    .addColumn('checks', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('versions_pkey', ['user_id', 'document_id', 'version'])
    .execute();

  await db.schema
    .createTable('runs')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('session_id', 'uuid', (column) => column.notNull())
    .addColumn('document_id', 'uuid', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('model_alias', 'text', (column) => column.notNull())
    .addColumn('instance_key', 'bigint', (column) => column.notNull())
    .addColumn('last_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer')
    .addColumn('error', 'jsonb')
    .addColumn('cancel_requested_at', 'timestamptz')
    .addColumn('input_tokens', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('output_tokens', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('finished_at', 'timestamptz')
    .addPrimaryKeyConstraint('runs_pkey', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('runs_of_session').on('runs').columns(['session_id', 'created_at']).execute();
  await db.schema
    .createIndex('runs_running')
    .on('runs')
    .column('instance_key')
    .where(sql.ref('status'), '=', sql.lit('running'))
    .execute();

  await db.schema
    .createTable('run_events')
    .addColumn('run_id', 'uuid', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('event', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('run_events_pkey', ['run_id', 'seq'])
    .execute();

  // What several servers on one database must agree on, such as the secret that signs links.
  await db.schema
    .createTable('shared_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bytea', (column) => column.notNull())
    .execute();
}
