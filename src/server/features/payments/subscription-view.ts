import type { SubscriptionView } from '../../../contract/payments.ts';
import { plans } from '../../../domain/membership/plans.ts';
import { tierOf } from '../../../domain/membership/tiers.ts';
import type { Row } from '../../database/schema.ts';
import { graceUntil } from '../membership/paying.ts';

export function viewSubscription(row: Row<'subscriptions'>): SubscriptionView {
  const tier = tierOf(row.tier);
  return {
    tier,
    plan: plans[tier].name,
    status: row.status,
    price_id: row.price_id,
    interval: row.interval === 'year' ? 'year' : 'month',
    started_at: row.started_at.toISOString(),
    current_period_end: row.current_period_end.toISOString(),
    cancel_at_period_end: row.cancel_at_period_end,
    grace_until: graceUntil(row)?.toISOString() ?? null,
  };
}
