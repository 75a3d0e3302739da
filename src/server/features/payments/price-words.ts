import type { Pricing } from '../../../contract/payments.ts';
import { moneyInWords, priceNote } from '../../../domain/membership/price-list.ts';
import type { Deps } from '../../deps.ts';
import { readPricing } from './read-pricing.ts';

/** A page does not wait longer than this for a payment provider; its visitor sees the prices a moment later. */
const longestWaitMs = 1_000;

export interface DrawnPricing {
  /** By the marks of drawn pages: `price_pro_month` and its kin. */
  readonly words: Readonly<Record<string, string>>;
  /** Null where the provider did not answer in time. */
  readonly pricing: Pricing | null;
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref());

/** What the server writes into drawn pages of the prices. A provider that does not answer leaves dashes. */
export async function priceWords(deps: Pick<Deps, 'payments'>): Promise<DrawnPricing> {
  const pricing = await Promise.race([readPricing(deps).catch(() => null), wait(longestWaitMs)]);
  const words: Record<string, string> = { price_note: priceNote(deps.payments.provider === 'sandbox') };
  for (const tier of ['pro', 'enterprise'] as const) {
    const prices = pricing?.plans.find((plan) => plan.tier === tier)?.prices ?? [];
    for (const interval of ['month', 'year'] as const) {
      const price = prices.find((one) => one.interval === interval);
      words[`price_${tier}_${interval}`] = price ? moneyInWords(price.amount_cents, price.currency) : '–';
    }
  }
  return { words, pricing };
}
