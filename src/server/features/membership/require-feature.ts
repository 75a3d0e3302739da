import { planOfLevel } from '../../../domain/membership/plans.ts';
import { type Feature, featureLevel, hasFeature } from '../../../domain/membership/tiers.ts';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/** Returns the error for a missing feature, naming the plan that includes it. */
function featureRefused(feature: Feature): AppError {
  const plan = planOfLevel(featureLevel(feature));
  return new AppError('plan_required', told(`feature_${feature}`, { plan: plan.name }));
}

/**
 * Requires that the account's tier includes the feature. Call it after authentication and before any work or
 * charge.
 * @throws AppError `plan_required`
 */
export async function requireFeature(
  input: { readonly uid: string; readonly feature: Feature },
  deps: StandingDeps,
): Promise<void> {
  const { tier } = await readStanding(input.uid, deps);
  if (!hasFeature(tier, input.feature)) throw featureRefused(input.feature);
}
