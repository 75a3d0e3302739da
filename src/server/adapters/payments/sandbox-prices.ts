import { allowancePeriod } from '../../../domain/membership/allowance-period.ts';
import { planList } from '../../../domain/membership/plans.ts';
import type { Interval, PaidSubscription, PaidTier, PlanPrice } from './payments.ts';

const tierNames: Readonly<Record<PaidTier, string>> = { pro: 'pro', enterprise: 'premium' };
const intervals: readonly Interval[] = ['month', 'year'];

export const sandboxPrices: readonly PlanPrice[] = planList.flatMap((plan) =>
  plan.tier === 'basic'
    ? []
    : intervals.map((interval) => ({
        id: `sandbox_${tierNames[plan.tier as PaidTier]}_${interval}`,
        tier: plan.tier as PaidTier,
        interval,
        amountCents: interval === 'month' ? plan.monthlyCents : plan.yearlyCents,
        currency: plan.currency,
      })),
);

export function sandboxPriceOf(id: string): PlanPrice {
  const price = sandboxPrices.find((one) => one.id === id);
  if (!price) throw new Error(`the sandbox has no price ${id}`);
  return price;
}

/** Returns the end of the period that contains `now`. */
export function periodEnd(startedAt: Date, interval: Interval, now: Date): Date {
  let { end } = allowancePeriod(startedAt, now);
  if (interval === 'year') for (let n = 1; n < 12; n++) end = allowancePeriod(startedAt, end).end;
  return end;
}

/**
 * Returns the immediate charge of a change: the rest of the period at the new price minus the rest at the old
 * one.
 */
export function prorated(before: PaidSubscription, price: PlanPrice, now: Date): number {
  const lengthMs = (interval: Interval) => (interval === 'month' ? 30.4 : 365) * 86_400_000;
  const leftMs = before.currentPeriodEnd.getTime() - now.getTime();
  const old = (before.price.amountCents * leftMs) / lengthMs(before.price.interval);
  const next =
    price.interval === before.price.interval
      ? (price.amountCents * leftMs) / lengthMs(price.interval)
      : price.amountCents;
  return Math.round(next - old);
}
