import type { SubscriptionView } from '../../../contract/payments.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';
import { ownSubscription } from './own-subscription.ts';
import { hasCheckout } from './payment-store.ts';
import { viewSubscription } from './subscription-view.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/**
 * Applies the payment of the caller's checkout. Idempotent.
 * @throws AppError `not_found` if the checkout isn't the caller's, `conflict` if it isn't paid
 */
export async function confirmPayment(
  input: { readonly uid: string; readonly sessionId: string },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const { uid, sessionId } = input;
  const checkout = (await hasCheckout(deps.db, uid, sessionId))
    ? await deps.payments.readCheckout(sessionId)
    : null;
  if (!checkout) throw notFound('checkoutMissing');
  if (!checkout.isPaid || !checkout.subscriptionId) throw new AppError('conflict', told('checkoutUnpaid'));
  await syncSubscription({ uid, subscriptionId: checkout.subscriptionId }, deps);
  return viewSubscription(await ownSubscription(uid, deps));
}
