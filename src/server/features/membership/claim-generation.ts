import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { addClaim, type Bucket, hasClaim, lockSums, usesOf } from './allowance-store.ts';
import { readStanding, type Standing, type StandingDeps } from './read-standing.ts';

function usedUp(kind: Bucket, { plan, period }: Standing, hasFast: boolean): AppError {
  const day = { day: period.end.toISOString() };
  if (kind === 'quality' && hasFast)
    return new AppError(
      'allowance_used_up',
      told('qualityUsedUp', { limit: plan.allowance.quality ?? 0, day }),
    );
  const all = (plan.allowance.fast ?? 0) + (plan.allowance.quality ?? 0);
  return new AppError('allowance_used_up', told('generationsUsedUp', { limit: all, day }));
}

/**
 * Reserves one generation for a run before it starts. Fast runs may use the quality allowance once theirs is
 * used up, but not the other way around. Idempotent by run id: returns false if the run already has a claim.
 * @throws AppError `allowance_used_up`
 */
export async function claimGeneration(
  input: { readonly uid: string; readonly runId: string; readonly kind: Bucket },
  deps: StandingDeps,
): Promise<boolean> {
  const { uid, runId, kind } = input;
  const standing = await readStanding(uid, deps);
  const periodStart = standing.period.start;
  return deps.db.transaction().execute(async (tx) => {
    const uses = usesOf(await lockSums(tx, uid, periodStart), standing.plan.allowance);
    if (await hasClaim(tx, uid, runId)) return false;
    const buckets: readonly Bucket[] = kind === 'fast' ? ['fast', 'quality'] : ['quality'];
    const bucket = buckets.find((one) => uses[one].remaining !== 0);
    if (!bucket) throw usedUp(kind, standing, uses.fast.remaining !== 0);
    await addClaim(tx, { uid, runId, bucket, periodStart });
    return true;
  });
}
