import type { ActivitySummary, CurrentLimits } from '../../../contract/membership.ts';
import { featureLevels, features, hasFeature } from '../../../domain/membership/tiers.ts';
import { readSums, usesOf } from './allowance-store.ts';
import { countDocuments } from './membership-store.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/** Returns this month's use of the allowance, by kind. */
export async function readActivitySummary(uid: string, deps: StandingDeps): Promise<ActivitySummary> {
  const { tier, plan, period } = await readStanding(uid, deps);
  const uses = usesOf(await readSums(deps.db, uid, period.start), plan.allowance);
  return {
    fast_documents: uses.fast,
    quality_documents: uses.quality,
    tier,
    plan: plan.name,
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
  };
}

/** Returns the limits of the account's plan. */
export async function readCurrentLimits(uid: string, deps: StandingDeps): Promise<CurrentLimits> {
  const { tier, plan, period } = await readStanding(uid, deps);
  const uses = usesOf(await readSums(deps.db, uid, period.start), plan.allowance);
  return {
    tier,
    plan: plan.name,
    fast_documents: uses.fast,
    quality_documents: uses.quality,
    documents: { used: await countDocuments(deps.db, uid), limit: plan.documents },
    api_calls_per_minute: plan.apiCallsPerMinute,
    period_start: period.start.toISOString(),
    period_end: period.end.toISOString(),
    features: Object.fromEntries(
      features.map((feature) => [
        feature,
        { level: featureLevels[feature], allowed: hasFeature(tier, feature) },
      ]),
    ),
  };
}
