import type { Deps } from '../../deps.ts';
import { removePdfJobsOf } from './pdf-job-store.ts';

/** Deletes all jobs of an account, and stops running ones. */
export async function removePdfJobs(uid: string, deps: Pick<Deps, 'db'>): Promise<void> {
  await removePdfJobsOf(deps.db, uid);
}
