import type { Tier } from '../../../domain/membership/tiers.ts';

export type PaidTier = Exclude<Tier, 'basic'>;
export type Interval = 'month' | 'year';

export interface PlanPrice {
  readonly id: string;
  readonly tier: PaidTier;
  readonly interval: Interval;
  readonly amountCents: number;
  /** Three letters, small. */
  readonly currency: string;
}

/** A subscription as the provider has it now. */
export interface PaidSubscription {
  readonly id: string;
  readonly customerId: string;
  /** 'active', 'trialing', 'past_due', 'canceled', 'incomplete' or a word that came later. */
  readonly status: string;
  readonly price: PlanPrice;
  readonly startedAt: Date;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** The invoice that was made last: where a payment failed, the one that is open. */
  readonly lastInvoiceId: string | null;
}

export interface CheckoutToOpen {
  readonly uid: string;
  readonly email: string;
  /** Null for somebody who never paid. */
  readonly customerId: string | null;
  readonly price: PlanPrice;
  /** Whole addresses; `{CHECKOUT_SESSION_ID}` is replaced by the session's id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface Checkout {
  readonly id: string;
  readonly customerId: string | null;
  readonly isPaid: boolean;
  /** Null until it is paid. */
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
  /** Where it can be read; null where there is no such page. */
  readonly url: string | null;
}

/** Something happened: what to look at, never what it looks like. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
}

/**
 * The port to a payment provider. What it answers is the provider's state of this moment.
 * Every method throws AppError `unavailable` where the provider does not answer.
 */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe';
  /** For the payment form in the browser. */
  readonly publishableKey: string;
  prices(): Promise<readonly PlanPrice[]>;
  /** The same again within a minute answers the session that is there. */
  openCheckout(checkout: CheckoutToOpen): Promise<{ id: string; url: string; customerId: string }>;
  readCheckout(id: string): Promise<Checkout | null>;
  readSubscription(id: string): Promise<PaidSubscription | null>;
  /** The page where a customer sees to cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  cancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<PaidSubscription>;
  /** What is left of the old price counts towards the new one. */
  changePrice(subscriptionId: string, price: PlanPrice): Promise<PaidSubscription>;
  /** Ends it now, with what is left of its price given back. One that is gone is no error. */
  endNow(subscriptionId: string): Promise<void>;
  /** The newest dozen. */
  invoices(customerId: string): Promise<readonly Invoice[]>;
  /**
   * Reads a message of the provider. @throws AppError `invalid_input` for one that is not signed by it, or not now;
   * `not_found` where the provider sends none.
   */
  readEvent(body: Buffer, signature: string, now: Date): PaymentEvent;
}
