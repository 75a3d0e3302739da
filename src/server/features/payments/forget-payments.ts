import type { Deps } from '../../deps.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { removePayments } from './payment-store.ts';

/** For an account that goes: ends what it pays for, and forgets plan, ledger and keys. May be done again. */
export async function forgetPayments(uid: string, deps: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  const subscription = await findSubscriptionOf(uid, deps);
  if (subscription && subscription.status !== 'canceled') await deps.payments.endNow(subscription.id);
  await removePayments(deps.db, uid);
}
