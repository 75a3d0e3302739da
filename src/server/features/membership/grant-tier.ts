import type { Tier } from '../../../domain/membership/tiers.ts';
import { saveGrant } from './membership-store.ts';
import type { StandingDeps } from './read-standing.ts';
import { writeTier } from './write-tier.ts';

/** Gives an account a tier without paying; what it pays for may be higher still. False for a user that is not there. */
export async function grantTier(
  input: { readonly uid: string; readonly tier: Tier },
  deps: StandingDeps,
): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    await saveGrant(db, input.uid, input.tier);
    return writeTier(input.uid, { ...deps, db });
  });
}
