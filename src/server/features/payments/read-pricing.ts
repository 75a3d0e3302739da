import type { Pricing } from '../../../contract/payments.ts';
import { priceList } from '../../../domain/membership/price-list.ts';
import type { PlanPrice } from '../../adapters/payments/payments.ts';
import type { Deps } from '../../deps.ts';

export const viewPrice = ({ id, interval, amountCents, currency }: PlanPrice) => ({
  price_id: id,
  interval,
  amount_cents: amountCents,
  currency,
});

/** Returns the plans with the payment provider's prices. @throws AppError `unavailable` */
export async function readPricing({ payments }: Pick<Deps, 'payments'>): Promise<Pricing> {
  const prices = await payments.prices();
  return {
    ...priceList((tier) => prices.filter((price) => price.tier === tier).map(viewPrice)),
    publishable_key: payments.publishableKey,
    is_sandbox: payments.provider === 'sandbox',
  };
}
