import { type Tier, tiers } from './tiers.ts';

/** Generations allowed per month; null means unlimited. A plan's total is the sum of both kinds. */
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
  /** In cents. Used in the sandbox only; real prices come from the payment provider. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  readonly allowance: Allowance;
  /** Maximum number of stored documents; null means unlimited. */
  readonly documents: number | null;
  /** Rate limit of the public API. */
  readonly apiCallsPerMinute: number;
}

/** The only place that defines prices, allowances and limits. One plan per tier. */
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

/** Plans in display order. */
export const planList: readonly Plan[] = tiers.map((tier) => plans[tier]);

/** Returns the cheapest plan whose tier has at least this rank. */
export function planOfLevel(level: number): Plan {
  return planList[level - 1] ?? plans.enterprise;
}
