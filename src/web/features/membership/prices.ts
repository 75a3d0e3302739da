import type { Pricing } from '../../../contract/payments.ts';
import { moneyInWords, priceList } from '../../../domain/membership/price-list.ts';
import type { Tier } from '../../../domain/membership/tiers.ts';
import { language } from '../../lib/language.ts';
import { facts } from '../../lib/page-facts.ts';
import { words } from '../../lib/words.ts';

export type PricedPlan = Pricing['plans'][number];
export type Interval = PricedPlan['prices'][number]['interval'];

/** '€12'. A placeholder in prerendered pages, which the server replaces. */
export function priceInWords({ price_id, amount_cents, currency }: PricedPlan['prices'][number]): string {
  return import.meta.env.SSR ? `%price_${price_id}%` : moneyInWords(amount_cents, currency, language());
}

/** Prices in prerendered pages: ids for the placeholders. */
const markedPrices = (tier: Tier) =>
  tier === 'basic'
    ? []
    : (['month', 'year'] as const).map((interval) => ({
        price_id: `${tier}_${interval}`,
        interval,
        amount_cents: 0,
        currency: 'eur',
      }));

/** Pricing embedded in the page; undefined if it must be fetched. */
export const pagePricing: Pricing | undefined = import.meta.env.SSR
  ? { ...priceList(markedPrices), publishable_key: '', is_sandbox: false }
  : (facts?.pricing ?? undefined);

/** 'November 21, 2026'. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date(iso));
}

export function priceFor(plan: PricedPlan, interval: Interval) {
  return plan.prices.find((price) => price.interval === interval) ?? null;
}

/** 'a month'. Shown below the price. */
export function perInterval(interval: Interval): string {
  const t = words('pricing');
  return interval === 'month' ? t.perMonth : t.perYear;
}

/** '€12 a month'. */
export function pricePerInterval(price: PricedPlan['prices'][number]): string {
  const t = words('pricing');
  return (price.interval === 'month' ? t.pricePerMonth : t.pricePerYear)(priceInWords(price));
}
