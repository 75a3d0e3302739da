import type { SubscriptionView } from '../../../contract/payments.ts';
import { findPrice } from './open-checkout.ts';
import { ownSubscription } from './own-subscription.ts';
import { viewSubscription } from './subscription-view.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/** What changed at the provider, as it says afterwards. */
async function afterwards(uid: string, subscriptionId: string, deps: PaymentDeps): Promise<SubscriptionView> {
  await syncSubscription({ uid, subscriptionId }, deps);
  return viewSubscription(await ownSubscription(uid, deps));
}

/** Lets the own subscription end with its period, or takes that back. @throws AppError `not_found` */
export async function setCancelled(
  input: { readonly uid: string; readonly isCancelled: boolean },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const { id } = await ownSubscription(input.uid, deps);
  await deps.payments.cancelAtPeriodEnd(id, input.isCancelled);
  return afterwards(input.uid, id, deps);
}

/** Changes to another price; to the one that is there, nothing happens. @throws AppError `not_found`, `invalid_input` */
export async function changePlan(
  input: { readonly uid: string; readonly priceId: string },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const price = await findPrice(input.priceId, deps);
  const { id, price_id } = await ownSubscription(input.uid, deps);
  if (price_id !== price.id) await deps.payments.changePrice(id, price);
  return afterwards(input.uid, id, deps);
}
