import type { Deps } from '../../deps.ts';
import { visitMinutes } from './count-visit.ts';
import { forgetEndedShares, forgetVisits } from './share-store.ts';

/** Days that ended links stay listed, with their counts. */
const keepEndedDays = 90;

/** Deletes links that ended over `keepEndedDays` ago, and expired visitor marks. */
export async function tendShares(
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<{ links: number; visits: number }> {
  const now = deps.clock();
  const links = await forgetEndedShares(
    deps.db,
    new Date(now.getTime() - keepEndedDays * 24 * 60 * 60 * 1000),
  );
  const visits = await forgetVisits(deps.db, new Date(now.getTime() - visitMinutes * 60_000), now);
  return { links, visits };
}
