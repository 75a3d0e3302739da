import { planOfLevel } from '../../../domain/membership/plans.ts';
import { type Feature, featureLevel, featureNames, hasFeature } from '../../../domain/membership/tiers.ts';
import { AppError } from '../../app-error.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/** The refusal of a feature, with the plan that has it. */
function featureRefused(feature: Feature): AppError {
  const plan = planOfLevel(featureLevel(feature));
  return new AppError('plan_required', `${featureNames[feature]} needs the ${plan.name} plan. See Pricing.`);
}

/**
 * Lets an account go on whose tier has the feature. To be called after the caller is known and before anything is
 * spent or done.
 * @throws AppError `plan_required`
 */
export async function requireFeature(
  input: { readonly uid: string; readonly feature: Feature },
  deps: StandingDeps,
): Promise<void> {
  const { tier } = await readStanding(input.uid, deps);
  if (!hasFeature(tier, input.feature)) throw featureRefused(input.feature);
}
