import type { Deps } from '../../deps.ts';
import { forgetEndedPdfJobs } from './pdf-job-store.ts';

/** Days that ended jobs stay listed. Their files are deleted after a day; their documents stay. */
const keepEndedDays = 90;
/** Maximum rows per statement, so locks are short. */
const atOnce = 1000;

/** Deletes jobs that ended more than 90 days ago. Returns the number deleted. */
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
