import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

/** Every mail that Octavo wrote, until it is old. text and html are emptied first: they hold links that let people in. */
export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('mails')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('seq', 'bigint', (column) => column.notNull().unique().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'text')
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('html', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'sent', 'failed', 'bounced')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('next_attempt_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('sent_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('mails_waiting')
    .on('mails')
    .column('next_attempt_at')
    .where(sql.ref('status'), '=', sql.lit('queued'))
    .execute();
  await db.schema
    .createIndex('mails_with_bodies')
    .on('mails')
    .column('created_at')
    .where(sql.ref('html'), 'is not', null)
    .execute();
  await db.schema.createIndex('mails_by_age').on('mails').column('created_at').execute();
}
