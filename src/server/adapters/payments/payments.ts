import type { Tier } from '../../../domain/membership/tiers.ts';

export type PaidTier = Exclude<Tier, 'basic'>;
export type Interval = 'month' | 'year';

export interface PlanPrice {
  readonly id: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  readonly amountCents: number;
  /** ISO 4217 code, lowercase. */
  readonly currency: string;
}

/** Current state of a subscription at the provider. */
export interface PaidSubscription {
  readonly id: string;
  readonly customerId: string;
  /** 'active', 'trialing', 'past_due', 'canceled', 'incomplete' or a status added later. */
  readonly status: string;
  readonly price: PlanPrice;
  readonly startedAt: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The latest invoice: the open one if a payment failed. */
  readonly lastInvoiceId: string | null;
}

export interface CheckoutToOpen {
  readonly uid: string;
  readonly email: string;
  /** Null for a user who has never paid. */
  readonly customerId: string | null;
  readonly price: PlanPrice;
  /** Absolute URLs; `{CHECKOUT_SESSION_ID}` is replaced by the session's ID. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Checkout {
  readonly id: string;
  readonly customerId: string | null;
  readonly isPaid: boolean;
  /** Null until paid. */
  readonly subscriptionId: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly amountCents: number;
  readonly currency: string;
  /** 'draft', 'open', 'paid', 'uncollectible' or 'void'. */
  readonly status: string;
  readonly createdAt: Date;
  /** Page of the invoice; null if there is none. */
  readonly url: string | null;
}

/** Names the object that changed, not its new state. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/**
 * The port to a payment provider. Returns the provider's current state.
 * Every method throws AppError `unavailable` if the provider doesn't answer.
 */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe';
  /** For the payment form in the browser. */
  readonly publishableKey: string;
  prices(): Promise<readonly PlanPrice[]>;
  /** Idempotent within a minute: returns the existing session. */
  openCheckout(checkout: CheckoutToOpen): Promise<{ id: string; url: string; customerId: string }>;
  readCheckout(id: string): Promise<Checkout | null>;
  readSubscription(id: string): Promise<PaidSubscription | null>;
  /** Opens the provider's page for managing cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  cancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<PaidSubscription>;
  /** The unused part of the old price is credited. */
  changePrice(subscriptionId: string, price: PlanPrice): Promise<PaidSubscription>;
  /** Ends the subscription now and credits the unused part. No error if it is already gone. */
  endNow(subscriptionId: string): Promise<void>;
  /** The latest 12. */
  invoices(customerId: string): Promise<readonly Invoice[]>;
  /**
   * Verifies and parses a webhook message. @throws AppError `invalid_input` for an invalid or expired
   * signature; `not_found` if the provider has no webhooks.
   */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent;
}
