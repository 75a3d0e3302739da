import type { Deps } from '../../deps.ts';
import { removePdfJobsOf } from './pdf-job-store.ts';

/** Forgets all jobs of an account and stops those that are under way. */
export async function removePdfJobs(uid: string, deps: Pick<Deps, 'db'>): Promise<void> {
  await removePdfJobsOf(deps.db, uid);
}
