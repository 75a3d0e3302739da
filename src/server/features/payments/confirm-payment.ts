import type { SubscriptionView } from '../../../contract/payments.ts';
import { AppError, notFound } from '../../app-error.ts';
import { ownSubscription } from './own-subscription.ts';
import { hasCheckout } from './payment-store.ts';
import { viewSubscription } from './subscription-view.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/**
 * Takes over what was paid in an own checkout. The same again changes nothing.
 * @throws AppError `not_found` for a checkout that is not the caller's, `conflict` for one that is not paid
 */
export async function confirmPayment(
  input: { readonly uid: string; readonly sessionId: string },
  deps: PaymentDeps,
): Promise<SubscriptionView> {
  const { uid, sessionId } = input;
  const checkout = (await hasCheckout(deps.db, uid, sessionId))
    ? await deps.payments.readCheckout(sessionId)
    : null;
  if (!checkout) throw notFound('The checkout');
  if (!checkout.isPaid || !checkout.subscriptionId)
    throw new AppError(
      'conflict',
      "This checkout wasn't paid. You weren't charged; choose a plan to try again.",
    );
  await syncSubscription({ uid, subscriptionId: checkout.subscriptionId }, deps);
  return viewSubscription(await ownSubscription(uid, deps));
}
