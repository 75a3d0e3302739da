import type { Pricing } from '../../../contract/payments.ts';
import { planList } from '../../../domain/membership/plans.ts';
import { featureLevels, featureNames, features, hasFeature } from '../../../domain/membership/tiers.ts';
import type { PlanPrice } from '../../adapters/payments/payments.ts';
import type { PaymentDeps } from './sync-subscription.ts';

export const viewPrice = ({ id, interval, amountCents, currency }: PlanPrice) => ({
  price_id: id,
  interval,
  amount_cents: amountCents,
  currency,
});

const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other;

/** The plans, with the prices that the payment provider has. */
export async function readPricing(deps: Pick<PaymentDeps, 'payments'>): Promise<Pricing> {
  const prices = await deps.payments.prices();
  return {
    plans: planList.map(({ tier, name, promise, allowance, documents }) => ({
      tier,
      name,
      promise,
      generations: sum(allowance.fast, allowance.quality),
      quality_documents: allowance.quality,
      documents,
      prices: prices.filter((price) => price.tier === tier).map(viewPrice),
      features: features.filter((feature) => hasFeature(tier, feature)),
    })),
    features: features.map((name) => ({ name, label: featureNames[name], level: featureLevels[name] })),
    publishable_key: deps.payments.publishableKey,
    is_sandbox: deps.payments.provider === 'sandbox',
  };
}
