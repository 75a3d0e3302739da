import { type Tier, tiers } from './tiers.ts';

/** What may be made in a month; null is without limit. Both kinds together are the generations of the plan. */
export interface Allowance {
  readonly fast: number | null;
  readonly quality: number | null;
}

export interface Plan {
  readonly tier: Tier;
  readonly name: string;
  /** One line under the price. */
  readonly promise: string;
  readonly currency: 'eur';
  /** In cents. Real prices are those of the payment provider; these are the sandbox's. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  readonly allowance: Allowance;
  /** Documents that may be kept; null is without limit. */
  readonly documents: number | null;
  /** Calls of the public API in a minute. */
  readonly apiCallsPerMinute: number;
}

/** Every plan there is, one a tier. Prices, allowances and limits are data: nothing else in the code knows a number. */
export const plans: Readonly<Record<Tier, Plan>> = {
  basic: {
    tier: 'basic',
    name: 'Basic',
    promise: 'Free to start',
    currency: 'eur',
    monthlyCents: 0,
    yearlyCents: 0,
    allowance: { fast: 20, quality: 5 },
    documents: 100,
    apiCallsPerMinute: 0,
  },
  pro: {
    tier: 'pro',
    name: 'Pro',
    promise: '100 generations',
    currency: 'eur',
    monthlyCents: 1200,
    yearlyCents: 12000,
    allowance: { fast: 80, quality: 20 },
    documents: 1000,
    apiCallsPerMinute: 0,
  },
  enterprise: {
    tier: 'enterprise',
    name: 'Premium',
    promise: 'Unlimited generations',
    currency: 'eur',
    monthlyCents: 2900,
    yearlyCents: 29000,
    allowance: { fast: null, quality: null },
    documents: null,
    apiCallsPerMinute: 120,
  },
};

/** Plans in the order in which they are shown. */
export const planList: readonly Plan[] = tiers.map((tier) => plans[tier]);

/** The cheapest plan whose tier has at least this rank. */
export function planOfLevel(level: number): Plan {
  return planList[level - 1] ?? plans.enterprise;
}
