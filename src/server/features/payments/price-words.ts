import type { Pricing } from '../../../contract/payments.ts';
import { moneyInWords } from '../../../domain/membership/price-list.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import type { Language } from '../../../words/languages.ts';
import type { Deps } from '../../deps.ts';
import { readPricing } from './read-pricing.ts';

/** Maximum time a page waits for the payment provider. After that, the browser loads the prices itself. */
const longestWaitMs = 1_000;

export interface DrawnPricing {
  /** By placeholder in rendered pages, such as `price_pro_month`. */
  readonly words: Readonly<Record<string, string>>;
  /** Null if the provider didn't respond in time. */
  readonly pricing: Pricing | null;
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null).unref());

/** Returns the prices to render into pages. If the provider doesn't respond, they are dashes. */
export async function priceWords(language: Language, deps: Pick<Deps, 'payments'>): Promise<DrawnPricing> {
  const pricing = await Promise.race([readPricing(deps).catch(() => null), wait(longestWaitMs)]);
  const { words: t }: { words: Catalogue['pricing'] } = await import(`../../../words/${language}/pricing.ts`);
  const words: Record<string, string> = {
    price_note: deps.payments.provider === 'sandbox' ? t.noteSandbox : t.noteReal,
  };
  for (const tier of ['pro', 'enterprise'] as const) {
    const prices = pricing?.plans.find((plan) => plan.tier === tier)?.prices ?? [];
    for (const interval of ['month', 'year'] as const) {
      const price = prices.find((one) => one.interval === interval);
      words[`price_${tier}_${interval}`] = price
        ? moneyInWords(price.amount_cents, price.currency, language)
        : '–';
    }
  }
  return { words, pricing };
}
