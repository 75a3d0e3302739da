import type { Kysely } from 'kysely';
import { type AllowancePeriod, allowancePeriod } from '../../../domain/membership/allowance-period.ts';
import { type Plan, plans } from '../../../domain/membership/plans.ts';
import { higherTier, type Tier, tierOf } from '../../../domain/membership/tiers.ts';
import type { Database } from '../../database/schema.ts';
import type { Deps } from '../../deps.ts';
import { findAccountStart, findMembership, findSubscription } from './membership-store.ts';
import { isPaying, type SubscriptionRow } from './paying.ts';

/** What an account may do now, and why. */
export interface Standing {
  readonly tier: Tier;
  readonly plan: Plan;
  /** Null without one, also where it has ended. */
  readonly subscription: SubscriptionRow | null;
  /** The month of its allowance, from the billing anchor. */
  readonly period: AllowancePeriod;
}

export type StandingDeps = Pick<Deps, 'config' | 'clock'> & { readonly db: Kysely<Database> };

/** For accounts whose profile is gone; any moment will do. */
const noStart = new Date(0);

/** The tier is the highest of what was granted, what is paid for, and what this installation gives to everybody. */
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
