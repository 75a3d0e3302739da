import type { Transaction } from 'kysely';
import { plans } from '../../../domain/membership/plans.ts';
import { tierOf } from '../../../domain/membership/tiers.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { graceUntil } from '../membership/paying.ts';
import { findProfileView } from '../profile/find-profile-view.ts';
import { addNotice } from './payment-store.ts';

/**
 * Emails the user about a failed payment: how long the plan stays and what to do. Once per invoice; does
 * nothing if no payment is due. The email is part of the transaction.
 */
export async function tellFailedPayment(
  input: { readonly uid: string; readonly invoiceId: string | null },
  tx: Transaction<Database>,
  deps: Pick<Deps, 'mail' | 'clock'>,
): Promise<void> {
  const { uid, invoiceId } = input;
  const subscription = await findSubscriptionOf(uid, { db: tx });
  const staysUntil = subscription && graceUntil(subscription);
  if (!subscription || !staysUntil || !invoiceId) return;
  const profile = await findProfileView(uid, { db: tx });
  if (!profile || !(await addNotice(tx, uid, invoiceId))) return;
  const { email, displayName } = profile;
  const plan = plans[tierOf(subscription.tier)].name;
  const data = { displayName, plan, staysUntil, isOver: staysUntil <= deps.clock() };
  await deps.mail.send({ kind: 'payment_failed', to: email, userId: uid, data }, tx);
}
