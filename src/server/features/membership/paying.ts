import type { Row } from '../../database/schema.ts';

/** A failed payment is tried again by the provider for some days; the plan stays meanwhile. */
const graceDays = 7;
/** The provider may be late with the word that a period has ended or was renewed. */
const lateDays = 2;
const dayMs = 86_400_000;

export type SubscriptionRow = Row<'subscriptions'>;

/** Until when the plan stays although a payment failed; null where none did. */
export function graceUntil({ status, past_due_since }: SubscriptionRow): Date | null {
  return status === 'past_due' && past_due_since
    ? new Date(past_due_since.getTime() + graceDays * dayMs)
    : null;
}

/** Whether a subscription gives its plan now: it is paid, or a payment failed a few days ago. */
export function isPaying(subscription: SubscriptionRow, now: Date): boolean {
  const { status, current_period_end, cancel_at_period_end } = subscription;
  const grace = graceUntil(subscription);
  if (grace) return now < grace;
  if (status !== 'active' && status !== 'trialing') return false;
  return !cancel_at_period_end || now.getTime() < current_period_end.getTime() + lateDays * dayMs;
}
