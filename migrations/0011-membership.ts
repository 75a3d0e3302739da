import { type Kysely, sql } from 'kysely';

// A migration is written against the tables of its own time, not against today's types.
type AnyDatabase = Kysely<unknown>;

export async function up(db: AnyDatabase): Promise<void> {
  const now = sql`now()`;
  const create = (table: string) =>
    db.schema.createTable(table).addColumn('user_id', 'text', (column) => column.notNull());

  // What an account is given without paying, and who it is to the payment provider.
  await create('memberships')
    .addColumn('granted_tier', 'text', (column) => column.notNull().defaultTo('basic'))
    .addColumn('customer_id', 'text', (column) => column.unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('memberships_pkey', ['user_id'])
    .execute();

  // Until now a tier could only be given.
  await sql`insert into memberships (user_id, granted_tier) select uid, tier from users where tier <> 'basic'`.execute(
    db,
  );

  // The last that the provider said of a subscription; it, not this row, is the truth.
  await create('subscriptions')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('tier', 'text', (column) => column.notNull())
    .addColumn('price_id', 'text', (column) => column.notNull())
    .addColumn('interval', 'text', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull())
    .addColumn('current_period_end', 'timestamptz', (column) => column.notNull())
    .addColumn('cancel_at_period_end', 'boolean', (column) => column.notNull())
    .addColumn('past_due_since', 'timestamptz')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('subscriptions_pkey', ['user_id'])
    .execute();

  await create('checkouts')
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('price_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('checkouts_pkey', ['user_id', 'id'])
    .execute();

  // What the provider told us, as it came: each event acts once.
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text')
    .addColumn('customer_id', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('received', 'parked', 'done', 'ignored')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('received_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('done_at', 'timestamptz')
    .execute();
  await db.schema
    .createIndex('payment_events_waiting')
    .on('payment_events')
    .column('received_at')
    .where(sql.ref('status'), 'in', sql`('received', 'parked')`)
    .execute();

  // The sandbox stands in for a payment provider: its memory, apart from ours.
  await create('sandbox_objects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .execute();
  await db.schema
    .createIndex('sandbox_objects_of_user')
    .on('sandbox_objects')
    .columns(['user_id', 'kind'])
    .execute();

  // The sums of the entries, kept in their transaction. The checks are the last word: never below zero.
  await create('allowance_periods')
    .addColumn('period_start', 'timestamptz', (column) => column.notNull())
    .addColumn('fast_held', 'integer', (column) => column.notNull().defaultTo(0).check(sql`fast_held >= 0`))
    .addColumn('fast_used', 'integer', (column) => column.notNull().defaultTo(0).check(sql`fast_used >= 0`))
    .addColumn('quality_held', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`quality_held >= 0`),
    )
    .addColumn('quality_used', 'integer', (column) =>
      column.notNull().defaultTo(0).check(sql`quality_used >= 0`),
    )
    .addPrimaryKeyConstraint('allowance_periods_pkey', ['user_id', 'period_start'])
    .execute();

  await create('allowance_entries')
    .addColumn('seq', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('run_id', 'uuid', (column) => column.notNull())
    .addColumn('entry', 'text', (column) =>
      column.notNull().check(sql`entry in ('claim', 'charge', 'release')`),
    )
    .addColumn('bucket', 'text', (column) => column.notNull().check(sql`bucket in ('fast', 'quality')`))
    .addColumn('period_start', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addPrimaryKeyConstraint('allowance_entries_pkey', ['user_id', 'seq'])
    .execute();
  await sql`create unique index allowance_entries_claimed on allowance_entries (run_id, user_id) where entry = 'claim'`.execute(
    db,
  );
  await sql`create unique index allowance_entries_settled on allowance_entries (run_id, user_id) where entry <> 'claim'`.execute(
    db,
  );

  await create('api_keys')
    .addColumn('id', 'uuid', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('prefix', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', sql`text[]`, (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(now))
    .addColumn('expires_at', 'timestamptz')
    .addColumn('last_used_at', 'timestamptz')
    .addColumn('revoked_at', 'timestamptz')
    .addPrimaryKeyConstraint('api_keys_pkey', ['user_id', 'id'])
    .execute();

  await create('api_use')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('calls', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('api_use_pkey', ['user_id', 'day'])
    .execute();
}
