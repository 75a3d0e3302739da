import type { PaidSubscription } from '../../adapters/payments/payments.ts';
import type { Deps } from '../../deps.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { isPaying } from '../membership/paying.ts';
import { writeTier } from '../membership/write-tier.ts';
import { lockAccount, saveSubscription } from './payment-store.ts';
import { tellFailedPayment } from './tell-failed-payment.ts';

export type PaymentDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'payments' | 'mail' | 'log'>;

/**
 * Writes down what the provider has of a subscription at this moment, and the tier that follows. Whatever order
 * messages come in, the state is that of the fetch; two at once wait for each other. Somebody who paid twice in two
 * tabs keeps the newer subscription; the other ends, and what was paid for it is given back.
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

/** Of two that are paid, the later one is meant. */
const outdoes = (fetched: PaidSubscription, startedAt: Date): boolean =>
  isLive(fetched) && fetched.startedAt.getTime() >= startedAt.getTime();
