import Stripe from 'stripe';
import { AppError } from '../../app-error.ts';
import type { Config } from '../../config.ts';
import { forCallers, told } from '../../told.ts';
import type {
  CheckoutToOpen,
  Interval,
  PaidSubscription,
  PaidTier,
  Payments,
  PlanPrice,
} from './payments.ts';

/** Maximum age of a message, and maximum clock skew ahead of ours. */
const toleranceSeconds = 300;
const answerWithinMs = 8_000;
const keepPricesMs = 60_000;
const invoicesShown = 12;

/** Lookup keys that the operator assigns to prices in Stripe. */
const lookupKeys: Readonly<Record<string, { tier: PaidTier; interval: Interval }>> = {
  octavo_pro_month: { tier: 'pro', interval: 'month' },
  octavo_pro_year: { tier: 'pro', interval: 'year' },
  octavo_premium_month: { tier: 'enterprise', interval: 'month' },
  octavo_premium_year: { tier: 'enterprise', interval: 'year' },
};

const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function priceOf(price: Stripe.Price): PlanPrice | null {
  // Lookup keys move to the newest price; older prices are identified by metadata.
  const known = lookupKeys[price.lookup_key ?? price.metadata.octavo_plan ?? ''];
  if (!known) return null;
  return { ...known, id: price.id, amountCents: price.unit_amount ?? 0, currency: price.currency };
}

function subscriptionOf(subscription: Stripe.Subscription): PaidSubscription | null {
  const item = subscription.items.data[0];
  const price = item ? priceOf(item.price) : null;
  const customerId = idOf(subscription.customer);
  if (!item || !price || !customerId) return null;
  const { status } = subscription;
  return {
    id: subscription.id,
    customerId,
    status: status === 'incomplete_expired' ? 'incomplete' : status,
    price,
    startedAt: new Date(subscription.billing_cycle_anchor * 1000),
    currentPeriodEnd: new Date(item.current_period_end * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    lastInvoiceId: idOf(subscription.latest_invoice),
  };
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', told('paymentsDown'), { cause, retryAfterSeconds: 5 });
}

/** Maps stripe-node errors to AppError; returns null if Stripe doesn't know the object. */
async function ask<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    if (error instanceof Stripe.errors.StripeCardError)
      throw new AppError('unprocessable', told('cardDeclinedWhy', { reason: error.message }), {
        cause: error,
      });
    throw unavailable(error);
  }
}

function known<T>(answer: T | null): T {
  if (answer === null)
    throw new AppError('not_found', forCallers('The payment service does not know it any more.'));
  return answer;
}

/** Creates payments through Stripe's library. The API address is configurable. */
export function createStripe(config: NonNullable<Config['stripe']>): Payments {
  const { protocol, hostname, port } = new URL(config.apiUrl);
  const stripe = new Stripe(config.secretKey.reveal(), {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port: Number(port) } : {}),
    // Retries use the same idempotency key, so a request whose response was lost isn't applied twice.
    maxNetworkRetries: 2,
    timeout: answerWithinMs,
    telemetry: false,
  });
  let kept: { prices: readonly PlanPrice[]; until: number } | null = null;

  async function subscription(id: string): Promise<Stripe.Subscription> {
    return known(await ask(() => stripe.subscriptions.retrieve(id)));
  }

  async function customerOf({ uid, email, customerId }: CheckoutToOpen): Promise<string> {
    if (customerId) return customerId;
    const made = await ask(() =>
      stripe.customers.create({ email, metadata: { uid } }, { idempotencyKey: `customer-${uid}` }),
    );
    return known(made).id;
  }

  return {
    provider: 'stripe',
    publishableKey: config.publishableKey,
    async prices() {
      if (kept && kept.until > performance.now()) return kept.prices;
      const listed = await ask(() =>
        stripe.prices.list({ active: true, lookup_keys: Object.keys(lookupKeys), limit: 20 }),
      );
      const prices = known(listed).data.flatMap((price) => priceOf(price) ?? []);
      kept = { prices, until: performance.now() + keepPricesMs };
      return prices;
    },
    async openCheckout(checkout) {
      const { uid, price, successUrl, cancelUrl } = checkout;
      const customer = await customerOf(checkout);
      const minute = Math.floor(Date.now() / 60_000);
      const session = await ask(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer,
            client_reference_id: uid,
            line_items: [{ price: price.id, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            subscription_data: { metadata: { uid } },
          },
          {
            idempotencyKey: ['checkout', uid, price.id, minute, successUrl, cancelUrl]
              .join('|')
              .slice(0, 255),
          },
        ),
      );
      const { id, url } = known(session);
      return { id, url: url ?? successUrl, customerId: customer };
    },
    async readCheckout(id) {
      const session = await ask(() => stripe.checkout.sessions.retrieve(id));
      return (
        session && {
          id,
          customerId: idOf(session.customer),
          isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
          subscriptionId: idOf(session.subscription),
        }
      );
    },
    async readSubscription(id) {
      const found = await ask(() => stripe.subscriptions.retrieve(id));
      return found && subscriptionOf(found);
    },
    async openPortal(customerId, returnUrl) {
      const session = await ask(() =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      );
      return known(session).url;
    },
    async cancelAtPeriodEnd(id, isCancelled) {
      const changed = await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }));
      return known(subscriptionOf(known(changed)));
    },
    async changePrice(id, price) {
      const item = (await subscription(id)).items.data[0];
      const changed = await ask(() =>
        stripe.subscriptions.update(id, {
          items: [{ ...(item ? { id: item.id } : {}), price: price.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        }),
      );
      return known(subscriptionOf(known(changed)));
    },
    async endNow(id) {
      await ask(() => stripe.subscriptions.cancel(id, { prorate: true, invoice_now: true }));
    },
    async invoices(customerId) {
      const listed = await ask(() => stripe.invoices.list({ customer: customerId, limit: invoicesShown }));
      return (listed?.data ?? []).map((invoice) => ({
        id: invoice.id,
        number: invoice.number ?? invoice.id,
        amountCents: invoice.total,
        currency: invoice.currency,
        status: invoice.status ?? 'draft',
        createdAt: new Date(invoice.created * 1000),
        url: invoice.hosted_invoice_url ?? null,
      }));
    },
    readEvent(body, signature, now) {
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
      const refuse = (cause?: unknown) =>
        new AppError(
          'invalid_input',
          forCallers('This message is not signed by the payment service, or not now.'),
          {
            cause,
          },
        );
      // The library rejects old messages only; one dated in the future would stay valid until then.
      if (!(signedAt - now.getTime() / 1000 <= toleranceSeconds)) throw refuse();
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          config.webhookSecret.reveal(),
          toleranceSeconds,
          undefined,
          now.getTime(),
        );
      } catch (error) {
        throw refuse(error);
      }
      return eventOf(event);
    },
  };
}

/** Returns which object an event is about, not its state. */
function eventOf(event: Stripe.Event): {
  id: string;
  type: string;
  subscriptionId: string | null;
  customerId: string | null;
} {
  const object = event.data.object as unknown as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const parent = object.parent as { subscription_details?: { subscription?: unknown } } | null | undefined;
  const isSubscription = object.object === 'subscription';
  const subscriptionId = isSubscription
    ? text(object.id)
    : (text(object.subscription) ?? text(parent?.subscription_details?.subscription));
  return { id: event.id, type: event.type, subscriptionId, customerId: text(object.customer) };
}
