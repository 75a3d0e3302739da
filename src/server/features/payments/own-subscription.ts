import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import type { SubscriptionRow } from '../membership/paying.ts';
import type { PaymentDeps } from './sync-subscription.ts';

/** Returns the caller's subscription unless it has ended. @throws AppError `not_found` */
export async function ownSubscription(uid: string, deps: Pick<PaymentDeps, 'db'>): Promise<SubscriptionRow> {
  const row = await findSubscriptionOf(uid, deps);
  if (!row || row.status === 'canceled' || row.status === 'incomplete')
    throw new AppError('not_found', told('subscriptionMissing'));
  return row;
}
