import { plans } from '../../../domain/membership/plans.ts';
import type { PlanPrice } from '../../adapters/payments/payments.ts';
import { AppError } from '../../app-error.ts';
import { forCallers, told } from '../../told.ts';
import { readStanding } from '../membership/read-standing.ts';
import { ownAddress } from './own-address.ts';
import { addCheckout, findCustomerId, saveCustomer } from './payment-store.ts';
import type { PaymentDeps } from './sync-subscription.ts';

/** @throws AppError `invalid_input` if no plan has this price */
export async function findPrice(priceId: string, deps: Pick<PaymentDeps, 'payments'>): Promise<PlanPrice> {
  const price = (await deps.payments.prices()).find(({ id }) => id === priceId);
  if (price) return price;
  const message = 'is not the price of a plan. GET /payments/pricing lists them.';
  throw new AppError('invalid_input', forCallers(`price_id ${message}`), {
    fields: [{ path: 'price_id', message }],
  });
}

/**
 * Opens a checkout with the payment provider.
 * @throws AppError `invalid_input` for an unknown price or a foreign address, `conflict` if the account
 * already subscribes
 */
export async function openCheckout(
  input: {
    readonly uid: string;
    readonly email: string;
    readonly priceId: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
  },
  deps: PaymentDeps,
): Promise<{ session_id: string; checkout_url: string }> {
  const { uid, email, priceId } = input;
  const { publicUrl } = deps.config;
  const successUrl = ownAddress(input.successUrl, 'success_url', publicUrl);
  const cancelUrl = ownAddress(input.cancelUrl, 'cancel_url', publicUrl);
  const price = await findPrice(priceId, deps);
  const { subscription } = await readStanding(uid, deps);
  if (subscription) {
    const isSame = subscription.price_id === price.id;
    throw new AppError(
      'conflict',
      isSame ? told('planExists', { plan: plans[price.tier].name }) : told('planOther'),
    );
  }
  const customerId = await findCustomerId(deps.db, uid);
  const opened = await deps.payments.openCheckout({ uid, email, customerId, price, successUrl, cancelUrl });
  await saveCustomer(deps.db, uid, opened.customerId);
  await addCheckout(deps.db, {
    user_id: uid,
    id: opened.id,
    provider: deps.payments.provider,
    price_id: price.id,
  });
  return { session_id: opened.id, checkout_url: opened.url };
}
