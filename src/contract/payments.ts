import { z } from 'zod';
import { tiers } from '../domain/membership/tiers.ts';
import { defineEndpoint } from './endpoint.ts';

/* The specification's `{payment}` is `payments`. Backed by Stripe, or by a sandbox that charges nothing. */

const interval = z.enum(['month', 'year']);
const priceId = z.string().trim().min(1).max(200);
/** A path or a URL on this site; others are rejected. */
const returnAddress = z.string().trim().min(1).max(2000);

const planPrice = z.object({
  price_id: z.string(),
  interval,
  amount_cents: z.number().int(),
  currency: z.string(),
});

export const pricing = z.object({
  plans: z.array(
    z.object({
      tier: z.enum(tiers),
      name: z.string(),
      promise: z.string(),
      /** Per month, both kinds together; null means unlimited. */
      generations: z.number().int().nullable(),
      quality_documents: z.number().int().nullable(),
      /** Maximum number of stored documents; null means unlimited. */
      documents: z.number().int().nullable(),
      /** Empty for the free plan, and if the payment service has no price. */
      prices: z.array(planPrice),
      features: z.array(z.string()),
    }),
  ),
  features: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      level: z.number().int(),
      /** Listed with a level, but not implemented yet. */
      is_planned: z.boolean(),
    }),
  ),
  /** Key for the payment form. */
  publishable_key: z.string(),
  /** True if no real money is charged. */
  is_sandbox: z.boolean(),
});

export type Pricing = z.infer<typeof pricing>;

export const subscriptionView = z.object({
  tier: z.enum(tiers),
  plan: z.string(),
  status: z.string(),
  price_id: z.string(),
  interval,
  started_at: z.string(),
  current_period_end: z.string(),
  cancel_at_period_end: z.boolean(),
  /** Set after a failed payment; the plan stays active until then. */
  grace_until: z.string().nullable(),
});

export type SubscriptionView = z.infer<typeof subscriptionView>;

const invoice = z.object({
  id: z.string(),
  number: z.string(),
  amount_cents: z.number().int(),
  currency: z.string(),
  status: z.string(),
  created_at: z.string(),
  url: z.string().nullable(),
});

export type InvoiceView = z.infer<typeof invoice>;

const sandboxSession = z.object({ id: z.string().min(1).max(200) });

export const paymentEndpoints = {
  readPricing: defineEndpoint({
    method: 'GET',
    path: '/payments/pricing',
    summary: 'The plans with their prices',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: pricing },
    errors: ['unavailable'],
  }),
  confirmPayment: defineEndpoint({
    method: 'POST',
    path: '/payments/confirm-payment',
    summary: 'Take over what was paid in a checkout, without waiting for the message of the payment service',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: z.object({ session_id: z.string().trim().min(1).max(200) }) },
    answer: { kind: 'json', schema: subscriptionView },
    errors: ['not_found', 'conflict', 'unavailable'],
  }),
  createCheckoutSession: defineEndpoint({
    method: 'POST',
    path: '/payments/create-checkout-session',
    summary: 'Open a checkout for a plan',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        price_id: priceId,
        success_url: returnAddress.default('/membership?success=true&session_id={CHECKOUT_SESSION_ID}'),
        cancel_url: returnAddress.default('/membership?canceled=true'),
      }),
    },
    answer: { kind: 'json', schema: z.object({ session_id: z.string(), checkout_url: z.string() }) },
    errors: ['invalid_input', 'conflict', 'unavailable', 'rate_limited'],
  }),
  createPortalSession: defineEndpoint({
    method: 'POST',
    path: '/payments/create-portal-session',
    summary: 'Open the page for cards and invoices',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ return_url: returnAddress.default('/membership') }) },
    answer: { kind: 'json', schema: z.object({ portal_url: z.string() }) },
    errors: ['invalid_input', 'not_found', 'unavailable'],
  }),
  readSubscriptionStatus: defineEndpoint({
    method: 'GET',
    path: '/payments/subscription-status',
    summary: 'The subscription of the caller; 404 where there is none',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: subscriptionView },
    errors: ['not_found'],
  }),
  cancelSubscription: defineEndpoint({
    method: 'POST',
    path: '/payments/cancel-subscription',
    summary: 'Let the subscription end with the period that is paid for',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: subscriptionView },
    errors: ['not_found', 'unavailable'],
  }),
  reactivateSubscription: defineEndpoint({
    method: 'POST',
    path: '/payments/reactivate-subscription',
    summary: 'Take the cancellation back, while the period lasts',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: subscriptionView },
    errors: ['not_found', 'unavailable'],
  }),
  changePlan: defineEndpoint({
    method: 'POST',
    path: '/payments/change-plan',
    summary: 'Change to another price at once; what is left of the old one counts towards it',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: z.object({ price_id: priceId }) },
    answer: { kind: 'json', schema: subscriptionView },
    errors: ['invalid_input', 'not_found', 'unprocessable', 'unavailable'],
  }),
  listInvoices: defineEndpoint({
    method: 'GET',
    path: '/payments/invoices',
    summary: 'The newest invoices',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ invoices: z.array(invoice) }) },
    errors: ['unavailable'],
  }),
  readSandboxCheckout: defineEndpoint({
    method: 'GET',
    path: '/payments/sandbox/checkouts/:id',
    summary: 'What a checkout of the sandbox is for',
    auth: 'bearer',
    retry: 'safe',
    params: sandboxSession,
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ plan: z.string(), price: planPrice, cancel_url: z.string(), is_paid: z.boolean() }),
    },
    errors: ['not_found'],
  }),
  paySandboxCheckout: defineEndpoint({
    method: 'POST',
    path: '/payments/sandbox/checkouts/:id/pay',
    summary: 'Pay in the sandbox, with nothing',
    auth: 'bearer',
    retry: 'never',
    params: sandboxSession,
    body: { kind: 'json', schema: z.object({ card: z.enum(['good', 'declined']) }) },
    answer: { kind: 'json', schema: z.object({ redirect_url: z.string() }) },
    errors: ['not_found', 'unprocessable'],
  }),
  letSandboxHappen: defineEndpoint({
    method: 'POST',
    path: '/payments/sandbox/events',
    summary: 'Let something happen to the own subscription of the sandbox that time would bring',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({ what: z.enum(['payment_fails', 'payment_succeeds', 'period_ends']) }),
    },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};
