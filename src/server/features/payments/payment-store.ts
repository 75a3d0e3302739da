import { type Kysely, sql } from 'kysely';
import type { PaidSubscription, PaymentEvent } from '../../adapters/payments/payments.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;

export async function findCustomerId(db: Db, uid: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberships')
    .select('customer_id')
    .where('user_id', '=', uid)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

export async function findCustomer(db: Db, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('memberships')
    .select('user_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function saveCustomer(db: Db, uid: string, customerId: string): Promise<void> {
  await db
    .insertInto('memberships')
    .values({ user_id: uid, customer_id: customerId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ customer_id: customerId }))
    .execute();
}

export async function addCheckout(
  db: Db,
  checkout: { user_id: string; id: string; provider: string; price_id: string },
): Promise<void> {
  await db
    .insertInto('checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasCheckout(db: Db, uid: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('checkouts')
    .select('id')
    .where('user_id', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Serializes updates per account, so the newest fetched state is written last. Held until the transaction
 * ends.
 */
export async function lockAccount(tx: Db, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${uid}`}, 0))`.execute(tx);
}

export async function saveSubscription(
  db: Db,
  uid: string,
  provider: string,
  subscription: PaidSubscription,
  now: Date,
): Promise<void> {
  const { id, status, price, startedAt, currentPeriodEnd, cancelAtPeriodEnd } = subscription;
  const values = {
    id,
    provider,
    status,
    tier: price.tier,
    price_id: price.id,
    interval: price.interval,
    started_at: startedAt,
    current_period_end: currentPeriodEnd,
    cancel_at_period_end: cancelAtPeriodEnd,
    updated_at: now,
  };
  await db
    .insertInto('subscriptions')
    .values({ user_id: uid, ...values, past_due_since: status === 'past_due' ? now : null })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...values,
        // Keeps the time of the first failure.
        past_due_since:
          status === 'past_due'
            ? sql<Date>`case when subscriptions.id = excluded.id then coalesce(subscriptions.past_due_since, excluded.past_due_since) else excluded.past_due_since end`
            : null,
      }),
    )
    .execute();
}

/** Records that the user was notified of an invoice's failed payment; returns false if already recorded. */
export async function addNotice(tx: Db, uid: string, invoiceId: string): Promise<boolean> {
  const added = await tx
    .insertInto('payment_notices')
    .values({ user_id: uid, invoice_id: invoiceId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('invoice_id')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Returns subscriptions that can change with time alone: past their period's end, or with a failed payment.
 */
export async function listTimedSubscriptions(
  db: Db,
  now: Date,
): Promise<Pick<Row<'subscriptions'>, 'user_id' | 'id'>[]> {
  return db
    .selectFrom('subscriptions')
    .select(['user_id', 'id'])
    .where('status', 'in', ['active', 'trialing', 'past_due'])
    .where((eb) => eb.or([eb('status', '=', 'past_due'), eb('current_period_end', '<', now)]))
    .limit(1000)
    .execute();
}

/** Stores an event; returns false if it is already stored. */
export async function addEvent(tx: Db, event: PaymentEvent): Promise<boolean> {
  const added = await tx
    .insertInto('payment_events')
    .values({
      id: event.id,
      type: event.type,
      subscription_id: event.subscriptionId,
      customer_id: event.customerId,
      status: 'received',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Returns and locks an event to process; null if it is done or locked by another worker. */
export async function takeEvent(tx: Db, id: string): Promise<Row<'payment_events'> | null> {
  const row = await tx
    .selectFrom('payment_events')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['received', 'parked'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

export async function endEvent(
  tx: Db,
  id: string,
  status: Row<'payment_events'>['status'],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment_events')
    .set((eb) => ({ status, attempts: eb('attempts', '+', 1), done_at: status === 'parked' ? null : now }))
    .where('id', '=', id)
    .execute();
}

/** Returns events to process: parked ones, and those whose job was lost. */
export async function listWaitingEvents(db: Db, customerId: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('id')
    .where('status', 'in', ['received', 'parked'])
    .$if(customerId !== null, (query) => query.where('customer_id', '=', customerId))
    .orderBy('received_at')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

export async function removePayments(db: Db, uid: string): Promise<void> {
  for (const table of [
    'subscriptions',
    'checkouts',
    'payment_notices',
    'sandbox_objects',
    'allowance_entries',
    'allowance_periods',
    'api_keys',
    'api_use',
    'memberships',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', uid).execute();
}
