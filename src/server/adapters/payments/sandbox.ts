import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../database/schema.ts';
import { told } from '../../told.ts';
import type { PaidSubscription, Payments, PlanPrice } from './payments.ts';
import { periodEnd, prorated, sandboxPriceOf, sandboxPrices } from './sandbox-prices.ts';

/* A payment provider that takes no money, used when none is configured. Keeps its state in its own table. */

const checkoutData = z.object({
  priceId: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
});
const subscriptionData = z.object({
  status: z.enum(['active', 'past_due', 'canceled']),
  priceId: z.string(),
  startedAt: z.coerce.date(),
  currentPeriodEnd: z.coerce.date(),
  cancelAtPeriodEnd: z.boolean(),
  lastInvoiceId: z.string().nullable().default(null),
});
const invoiceData = z.object({
  number: z.string(),
  amountCents: z.number().int(),
  status: z.enum(['paid', 'open']),
});

type SubscriptionData = z.output<typeof subscriptionData>;

/** The port plus what the sandbox's own pages need. */
export interface Sandbox extends Payments {
  readonly provider: 'sandbox';
  /** Returns the pages of a checkout to the user it was opened for; null for others. */
  describeCheckout(uid: string, id: string): Promise<SandboxCheckout | null>;
  /**
   * Pays once and returns the URL to redirect to. A declined card changes nothing. @throws AppError
   * `unprocessable`, `not_found`
   */
  payCheckout(uid: string, id: string, card: 'good' | 'declined'): Promise<string>;
  /** Simulates an event that time would bring to a subscription. */
  letHappen(uid: string, what: 'payment_fails' | 'payment_succeeds' | 'period_ends'): Promise<string>;
}

export interface SandboxCheckout {
  readonly price: PlanPrice;
  readonly cancelUrl: string;
  readonly isPaid: boolean;
}

const customerOf = (uid: string) => `sandbox_customer_${uid}`;
const uidOf = (customerId: string) => customerId.replace(/^sandbox_customer_/, '');

export function createSandbox(deps: {
  readonly db: Kysely<Database>;
  readonly publicUrl: string;
  readonly clock: () => Date;
}): Sandbox {
  const { db, clock } = deps;
  const find = (kind: string, id: string, on: Kysely<Database> = db) =>
    on.selectFrom('sandbox_objects').selectAll().where('kind', '=', kind).where('id', '=', id);

  const insert = (on: Kysely<Database>, kind: string, id: string, uid: string, data: object) =>
    on
      .insertInto('sandbox_objects')
      .values({ id, kind, user_id: uid, data: JSON.stringify(data), created_at: clock() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();

  async function change(on: Kysely<Database>, id: string, part: object): Promise<void> {
    await on
      .updateTable('sandbox_objects')
      .set({ data: sql<string>`data || ${JSON.stringify(part)}::jsonb` })
      .where('id', '=', id)
      .execute();
  }

  function subscriptionOf(id: string, uid: string, data: SubscriptionData): PaidSubscription {
    const { status, startedAt, currentPeriodEnd, cancelAtPeriodEnd, lastInvoiceId } = data;
    return {
      id,
      customerId: customerOf(uid),
      status,
      price: sandboxPriceOf(data.priceId),
      startedAt,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      lastInvoiceId,
    };
  }

  async function readSubscription(id: string): Promise<PaidSubscription | null> {
    const row = await find('subscription', id).executeTakeFirst();
    if (!row) return null;
    const data = subscriptionData.parse(row.data);
    const now = clock();
    // A period that has ended is renewed, or ends the subscription.
    if (data.status === 'active' && data.currentPeriodEnd <= now) {
      const part = data.cancelAtPeriodEnd
        ? { status: 'canceled' as const }
        : { currentPeriodEnd: periodEnd(data.startedAt, sandboxPriceOf(data.priceId).interval, now) };
      await change(db, id, part);
      return subscriptionOf(id, row.user_id, { ...data, ...part });
    }
    return subscriptionOf(id, row.user_id, data);
  }

  async function changed(id: string, part: Partial<SubscriptionData>): Promise<PaidSubscription> {
    await change(db, id, part);
    const now = await readSubscription(id);
    if (!now) throw new AppError('not_found', told('subscriptionMissing'));
    return now;
  }

  async function addInvoice(
    on: Kysely<Database>,
    uid: string,
    amountCents: number,
    status: 'paid' | 'open' = 'paid',
  ): Promise<string> {
    const id = `sandbox_invoice_${crypto.randomUUID()}`;
    const number = `TEST-${id.slice(-6).toUpperCase()}`;
    await insert(on, 'invoice', id, uid, { number, amountCents, status });
    return id;
  }

  /** Simulates a subscription's payment: paid, or failed with an open invoice. */
  async function bill(uid: string, id: string, isPaid: boolean): Promise<void> {
    const before = await readSubscription(id);
    if (!before) return;
    const isOpen = before.status === 'past_due' && before.lastInvoiceId !== null;
    if (isPaid) {
      if (isOpen && before.lastInvoiceId) await change(db, before.lastInvoiceId, { status: 'paid' });
      return change(db, id, { status: 'active' });
    }
    // A retried payment belongs to the same invoice.
    const lastInvoiceId = isOpen
      ? before.lastInvoiceId
      : await addInvoice(db, uid, before.price.amountCents, 'open');
    return change(db, id, { status: 'past_due', lastInvoiceId });
  }

  async function payCheckout(uid: string, id: string, card: 'good' | 'declined'): Promise<string> {
    if (card === 'declined') throw new AppError('unprocessable', told('cardDeclined'));
    return db.transaction().execute(async (tx) => {
      const row = await find('checkout', id, tx).where('user_id', '=', uid).forUpdate().executeTakeFirst();
      if (!row) throw new AppError('not_found', told('checkoutOfOther'));
      const data = checkoutData.parse(row.data);
      const successUrl = data.successUrl.replace('{CHECKOUT_SESSION_ID}', id);
      // Idempotent, so a double click or a second tab pays once.
      if (data.subscriptionId) return successUrl;
      const now = clock();
      const price = sandboxPriceOf(data.priceId);
      const subscriptionId = `sandbox_subscription_${crypto.randomUUID()}`;
      await insert(tx, 'subscription', subscriptionId, uid, {
        status: 'active',
        priceId: price.id,
        startedAt: now,
        currentPeriodEnd: periodEnd(now, price.interval, now),
        cancelAtPeriodEnd: false,
      });
      await addInvoice(tx, uid, price.amountCents);
      await change(tx, id, { subscriptionId });
      return successUrl;
    });
  }

  return {
    provider: 'sandbox',
    publishableKey: 'pk_sandbox_octavo',
    prices: async () => sandboxPrices,
    async openCheckout({ uid, price, successUrl, cancelUrl }) {
      const minute = Math.floor(clock().getTime() / 60_000);
      const same = await db
        .selectFrom('sandbox_objects')
        .select('id')
        .where('user_id', '=', uid)
        .where('kind', '=', 'checkout')
        .where(sql<boolean>`data->>'priceId' = ${price.id} and data->>'subscriptionId' is null`)
        .where('created_at', '>=', new Date(minute * 60_000))
        .executeTakeFirst();
      const id = same?.id ?? `sandbox_session_${crypto.randomUUID()}`;
      await insert(db, 'checkout', id, uid, {
        priceId: price.id,
        successUrl,
        cancelUrl,
        subscriptionId: null,
      });
      const url = new URL('/sandbox/checkout', deps.publicUrl);
      url.searchParams.set('session', id);
      return { id, url: url.href, customerId: customerOf(uid) };
    },
    async readCheckout(id) {
      const row = await find('checkout', id).executeTakeFirst();
      if (!row) return null;
      const { subscriptionId } = checkoutData.parse(row.data);
      return { id, customerId: customerOf(row.user_id), isPaid: subscriptionId !== null, subscriptionId };
    },
    readSubscription,
    async openPortal(_customerId, returnUrl) {
      const url = new URL('/sandbox/portal', deps.publicUrl);
      url.searchParams.set('return', returnUrl);
      return url.href;
    },
    cancelAtPeriodEnd: (id, isCancelled) => changed(id, { cancelAtPeriodEnd: isCancelled }),
    async changePrice(id, price) {
      const before = await readSubscription(id);
      const now = clock();
      const after = await changed(id, {
        priceId: price.id,
        cancelAtPeriodEnd: false,
        ...(before && before.price.interval !== price.interval
          ? { currentPeriodEnd: periodEnd(before.startedAt, price.interval, now) }
          : {}),
      });
      if (before) await addInvoice(db, uidOf(after.customerId), prorated(before, price, now));
      return after;
    },
    endNow: async (id) => change(db, id, { status: 'canceled' }),
    async invoices(customerId) {
      const rows = await db
        .selectFrom('sandbox_objects')
        .selectAll()
        .where('user_id', '=', uidOf(customerId))
        .where('kind', '=', 'invoice')
        .orderBy('created_at', 'desc')
        .limit(12)
        .execute();
      return rows.map(({ id, data, created_at }) => ({
        id,
        ...invoiceData.parse(data),
        currency: 'eur',
        createdAt: created_at,
        url: null,
      }));
    },
    readEvent: () => {
      throw new AppError('not_found', told('nothingHere'));
    },
    async describeCheckout(uid, id) {
      const row = await find('checkout', id).where('user_id', '=', uid).executeTakeFirst();
      if (!row) return null;
      const { priceId, cancelUrl, subscriptionId } = checkoutData.parse(row.data);
      return { price: sandboxPriceOf(priceId), cancelUrl, isPaid: subscriptionId !== null };
    },
    payCheckout,
    async letHappen(uid, what) {
      const row = await db
        .selectFrom('sandbox_objects')
        .select('id')
        .where('user_id', '=', uid)
        .where('kind', '=', 'subscription')
        .where(sql<boolean>`data->>'status' <> 'canceled'`)
        .orderBy('created_at', 'desc')
        .executeTakeFirst();
      if (!row) throw new AppError('not_found', told('subscriptionMissing'));
      if (what === 'period_ends') await change(db, row.id, { currentPeriodEnd: clock() });
      else await bill(uid, row.id, what === 'payment_succeeds');
      return row.id;
    },
  };
}
