import type { PaidSubscription } from '../../adapters/payments/payments.ts';
import type { Deps } from '../../deps.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { isPaying } from '../membership/paying.ts';
import { writeTier } from '../membership/write-tier.ts';
import { lockAccount, saveSubscription } from './payment-store.ts';
import { tellFailedPayment } from './tell-failed-payment.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'payments' | 'mail' | 'log'>;

/**
 * Saves the provider's current state of a subscription, and the resulting tier. The state is fetched under a
 * lock per account, so the order of events doesn't matter. If a user paid twice in two tabs, the newer
 * subscription stays; the other ends and is refunded.
 */
export async function syncSubscription(
  input: { readonly uid: string; readonly subscriptionId: string },
  deps: PaymentDeps,
): Promise<void> {
  const { uid, subscriptionId } = input;
  const superfluous = await deps.db.transaction().execute(async (tx) => {
    await lockAccount(tx, uid);
    const now = deps.clock();
    const fetched = await deps.payments.readSubscription(subscriptionId);
    if (!fetched) return null;
    const before = await findSubscriptionOf(uid, { db: tx });
    const isOther = before !== null && before.id !== fetched.id && isPaying(before, now);
    if (isOther && !outdoes(fetched, before.started_at)) return isLive(fetched) ? fetched.id : null;
    await saveSubscription(tx, uid, deps.payments.provider, fetched, now);
    await writeTier(uid, { ...deps, db: tx });
    await tellFailedPayment({ uid, invoiceId: fetched.lastInvoiceId }, tx, deps);
    return isOther ? before.id : null;
  });
  if (superfluous) await deps.payments.endNow(superfluous);
}

const isLive = ({ status }: PaidSubscription): boolean => status === 'active' || status === 'trialing';

/** Returns whether the fetched subscription is paid and at least as new; of two, the newer one stays. */
const outdoes = (fetched: PaidSubscription, startedAt: Date): boolean =>
  isLive(fetched) && fetched.startedAt.getTime() >= startedAt.getTime();
