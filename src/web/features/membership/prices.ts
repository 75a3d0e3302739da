import type { Pricing } from '../../../contract/payments.ts';

export type PricedPlan = Pricing['plans'][number];
export type Interval = PricedPlan['prices'][number]['interval'];

/** '€12' or '€12.50', as the reader's language writes it. */
export function moneyOf(cents: number, currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
  return format.format(cents / 100);
}

/** '21 November 2026'. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(iso));
}

export function priceFor(plan: PricedPlan, interval: Interval) {
  return plan.prices.find((price) => price.interval === interval) ?? null;
}

export const perInterval: Readonly<Record<Interval, string>> = { month: 'a month', year: 'a year' };
