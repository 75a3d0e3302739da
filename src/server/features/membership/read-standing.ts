import type { Kysely } from 'kysely';
import { type AllowancePeriod, allowancePeriod } from '../../../domain/membership/allowance-period.ts';
import { type Plan, plans } from '../../../domain/membership/plans.ts';
import { higherTier, type Tier, tierOf } from '../../../domain/membership/tiers.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { findAccountStart, findMembership, findSubscription } from './membership-store.ts';
import { isPaying, type SubscriptionRow } from './paying.ts';

/** An account's current tier, plan, subscription and allowance period. */
export interface Standing {
  readonly tier: Tier;
  readonly plan: Plan;
  /** Null if there is none or it has ended. */
  readonly subscription: SubscriptionRow | null;
  /** The current allowance month, counted from the billing anchor. */
  readonly period: AllowancePeriod;
}

export type StandingDeps = Pick<Deps, 'config' | 'clock'> & { readonly db: Kysely<Database> };

/** Anchor for accounts without a profile; any date works. */
const noStart = new Date(0);

/**
 * Returns the current standing. The tier is the highest of the granted tier, the paid tier, and the
 * installation's base tier.
 */
export async function readStanding(uid: string, deps: StandingDeps): Promise<Standing> {
  const { db, config } = deps;
  const now = deps.clock();
  const membership = await findMembership(db, uid);
  const last = await findSubscription(db, uid);
  const subscription = last && isPaying(last, now) ? last : null;
  const given = higherTier(tierOf(membership?.granted_tier), config.baseTier);
  const tier = subscription ? higherTier(given, tierOf(subscription.tier)) : given;
  const anchor = subscription?.started_at ?? (await findAccountStart(db, uid)) ?? noStart;
  return { tier, plan: plans[tier], subscription, period: allowancePeriod(anchor, now) };
}
