import {
  endEvent,
  findCustomer,
  listTimedSubscriptions,
  listWaitingEvents,
  takeEvent,
} from './payment-store.ts';
import { type PaymentDeps, syncSubscription } from './sync-subscription.ts';

/**
 * Processes a stored event once, by syncing its subscription. Events of unknown customers are parked, because
 * an event can arrive before the checkout is confirmed.
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

/** Processes waiting events, and syncs subscriptions that change with time. */
export async function tendPayments(deps: PaymentDeps): Promise<void> {
  for (const id of await listWaitingEvents(deps.db, null)) await handlePaymentEvent(id, deps);
  for (const { user_id: uid, id } of await listTimedSubscriptions(deps.db, deps.clock()))
    await syncSubscription({ uid, subscriptionId: id }, deps).catch((error: unknown) =>
      deps.log.warn({ err: error, user: uid }, 'a subscription could not be looked at'),
    );
}
