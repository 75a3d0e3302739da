import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;

  await db.schema
    .createTable('mailed_codes')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('display_name', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('browser_hash', 'text')
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('mailed_codes_by_email')
    .on('mailed_codes')
    .columns(['email', 'purpose', 'created_at'])
    .execute();
  await db.schema.createIndex('mailed_codes_by_expiry').on('mailed_codes').column('expires_at').execute();

  await db.schema
    .createTable('account_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resets_at', 'timestamptz', (column) => column.notNull())
    .execute();
}
