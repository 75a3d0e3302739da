import type { Deps } from '../../deps.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { removePayments } from './payment-store.ts';

/** Ends a deleted account's subscription, and deletes its plan, ledger and keys. Idempotent. */
export async function forgetPayments(uid: string, deps: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  const subscription = await findSubscriptionOf(uid, deps);
  if (subscription && subscription.status !== 'canceled') await deps.payments.endNow(subscription.id);
  await removePayments(deps.db, uid);
}
