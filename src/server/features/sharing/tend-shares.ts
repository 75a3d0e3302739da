import type { Deps } from '../../deps.ts';
import { visitMinutes } from './count-visit.ts';
import { forgetEndedShares, forgetVisits } from './share-store.ts';

/** How long the list shows links that have ended, with their counts. */
const keepEndedDays = 90;

/** Forgets links that ended long ago, and marks of visitors that no longer count. */
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
