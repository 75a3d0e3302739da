import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('pdf_jobs')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('seq', 'bigint', (column) => column.notNull().unique().generatedAlwaysAsIdentity())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column
        .notNull()
        .defaultTo('queued')
        .check(sql`status in ('queued', 'processing', 'completed', 'failed', 'cancelled')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('request', 'jsonb', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('run_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    // Who works on it: the process, and this one try of it.
    .addColumn('instance_key', 'bigint')
    .addColumn('claim', 'uuid')
    .addColumn('step', 'text')
    .addColumn('detail', 'text')
    .addColumn('run_id', 'uuid')
    .addColumn('session_id', 'uuid')
    .addColumn('document_id', 'uuid')
    .addColumn('result', 'jsonb')
    .addColumn('error', 'jsonb')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('started_at', 'timestamptz')
    .addColumn('finished_at', 'timestamptz')
    .addPrimaryKeyConstraint('pdf_jobs_pkey', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('pdf_jobs_of_user').on('pdf_jobs').columns(['user_id', 'seq desc']).execute();
  await db.schema
    .createIndex('pdf_jobs_queued')
    .on('pdf_jobs')
    .columns(['priority', 'seq'])
    .where(sql.ref('status'), '=', sql.lit('queued'))
    .execute();
  await db.schema
    .createIndex('pdf_jobs_processing')
    .on('pdf_jobs')
    .column('instance_key')
    .where(sql.ref('status'), '=', sql.lit('processing'))
    .execute();
}
