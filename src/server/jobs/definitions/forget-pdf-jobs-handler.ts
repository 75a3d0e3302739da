import { forgetPdfJobs } from '../../features/pdf-jobs/forget-pdf-jobs.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(_payload: object, { deps, signal }: JobRun): Promise<void> {
  const forgotten = await forgetPdfJobs(deps, signal);
  if (forgotten > 0) deps.log.info({ forgotten }, 'forgot jobs that ended long ago');
}
