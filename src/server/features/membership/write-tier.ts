import { saveTier } from './membership-store.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/**
 * Updates the profile's tier and its date, ignoring the installation's base tier. Returns false if there is
 * no profile.
 */
export async function writeTier(uid: string, deps: StandingDeps): Promise<boolean> {
  const { tier } = await readStanding(uid, { ...deps, config: { ...deps.config, baseTier: 'basic' } });
  return saveTier(deps.db, uid, tier, deps.clock());
}
