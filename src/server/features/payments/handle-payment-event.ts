import {
  endEvent,
  findCustomer,
  listTimedSubscriptions,
  listWaitingEvents,
  takeEvent,
} from './payment-store.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/**
 * Acts on a message that was noted, once: looks at what it is about. One of a customer that nobody here is waits,
 * since the answer to whoever paid may come later than the message.
 */
export async function handlePaymentEvent(id: string, deps: PaymentDeps): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const event = await takeEvent(tx, id);
    if (!event) return;
    const { subscription_id: subscriptionId, customer_id: customerId } = event;
    const end = (status: 'done' | 'parked' | 'ignored') => endEvent(tx, id, status, deps.clock());
    if (!subscriptionId || !customerId) return end('ignored');
    const uid = await findCustomer(tx, customerId);
    if (!uid) return end('parked');
    await syncSubscription({ uid, subscriptionId }, deps);
    return end('done');
  });
}

/** Takes up messages that wait, and subscriptions that time has changed. */
export async function tendPayments(deps: PaymentDeps): Promise<void> {
  for (const id of await listWaitingEvents(deps.db, null)) await handlePaymentEvent(id, deps);
  for (const { user_id: uid, id } of await listTimedSubscriptions(deps.db, deps.clock()))
    await syncSubscription({ uid, subscriptionId: id }, deps).catch((error: unknown) =>
      deps.log.warn({ err: error, user: uid }, 'a subscription could not be looked at'),
    );
}
