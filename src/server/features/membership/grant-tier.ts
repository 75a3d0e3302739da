import type { Tier } from '../../../domain/membership/tiers.ts';
import { saveGrant } from './membership-store.ts';
import type { StandingDeps } from './read-standing.ts';
import { writeTier } from './write-tier.ts';

/**
 * Grants an account a tier without payment. A paid tier still applies if higher. Returns false if the user
 * doesn't exist.
 */
export async function grantTier(
  input: { readonly uid: string; readonly tier: Tier },
  deps: StandingDeps,
): Promise<boolean> {
  return deps.db.transaction().execute(async (db) => {
    await saveGrant(db, input.uid, input.tier);
    return writeTier(input.uid, { ...deps, db });
  });
}
