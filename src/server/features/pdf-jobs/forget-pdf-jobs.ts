import type { Deps } from '../../deps.ts';
import { forgetEndedPdfJobs } from './pdf-job-store.ts';

/** How long a list shows what has ended. Its files are gone after a day, its documents stay. */
const keepEndedDays = 90;
/** In one statement: short enough to keep nobody waiting. */
const atOnce = 1000;

/** Forgets jobs that ended 90 days ago. Answers how many. */
export async function forgetPdfJobs(deps: Pick<Deps, 'db' | 'clock'>, signal?: AbortSignal): Promise<number> {
  const before = new Date(deps.clock().getTime() - keepEndedDays * 24 * 60 * 60 * 1000);
  let forgotten = 0;
  for (let more = true; more; ) {
    signal?.throwIfAborted();
    const count = await forgetEndedPdfJobs(deps.db, before, atOnce);
    forgotten += count;
    more = count === atOnce;
  }
  return forgotten;
}
