import { saveTier } from './membership-store.ts';
import { readStanding, type StandingDeps } from './read-standing.ts';

/** Brings the profile in line with what holds now: tier, and since when. False where there is no profile. */
export async function writeTier(uid: string, deps: StandingDeps): Promise<boolean> {
  const { tier } = await readStanding(uid, { ...deps, config: { ...deps.config, baseTier: 'basic' } });
  return saveTier(deps.db, uid, tier, deps.clock());
}
