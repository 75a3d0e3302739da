import type { Row } from '../../database/schema.ts';

/** Days the plan continues after a failed payment, while the provider retries it. */
const graceDays = 7;
/** Allowance for a late message from the provider that a period ended or was renewed. */
const lateDays = 2;
const dayMs = 86_400_000;

export type SubscriptionRow = Row<'subscriptions'>;

/** Returns when the grace period after a failed payment ends; null without a failed payment. */
export function graceUntil({ status, past_due_since }: SubscriptionRow): Date | null {
  return status === 'past_due' && past_due_since
    ? new Date(past_due_since.getTime() + graceDays * dayMs)
    : null;
}

/** Returns whether a subscription currently grants its plan: it is paid, or within the grace period. */
export function isPaying(subscription: SubscriptionRow, now: Date): boolean {
  const { status, current_period_end, cancel_at_period_end } = subscription;
  const grace = graceUntil(subscription);
  if (grace) return now < grace;
  if (status !== 'active' && status !== 'trialing') return false;
  return !cancel_at_period_end || now.getTime() < current_period_end.getTime() + lateDays * dayMs;
}
