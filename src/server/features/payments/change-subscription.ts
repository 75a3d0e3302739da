import type { SubscriptionView } from '../../../contract/payments.ts';
import { findPrice } from './open-checkout.ts';
import { ownSubscription } from './own-subscription.ts';
import { viewSubscription } from './subscription-view.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/** Syncs the subscription from the provider and returns it. */
async function afterwards(uid: string, subscriptionId: string, deps: PaymentDeps): Promise<SubscriptionView> {
  await syncSubscription({ uid, subscriptionId }, deps);
  return viewSubscription(await ownSubscription(uid, deps));
}

/**
 * Cancels the caller's subscription at the end of its period, or reverts that.
 * @throws AppError `not_found`
 */
export async function setCancelled(
  input: { readonly uid: string; readonly isCancelled: boolean },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const { id } = await ownSubscription(input.uid, deps);
  await deps.payments.cancelAtPeriodEnd(id, input.isCancelled);
  return afterwards(input.uid, id, deps);
}

/**
 * Changes the caller's subscription to another price; does nothing if the price is the same.
 * @throws AppError `not_found`, `invalid_input`
 */
export async function changePlan(
  input: { readonly uid: string; readonly priceId: string },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const price = await findPrice(input.priceId, deps);
  const { id, price_id } = await ownSubscription(input.uid, deps);
  if (price_id !== price.id) await deps.payments.changePrice(id, price);
  return afterwards(input.uid, id, deps);
}
