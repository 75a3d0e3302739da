import { runPdfJob } from '../../features/pdf-jobs/run-pdf-job.ts';
import type { JobRun } from '../job-definition.ts';

export async function run({ id }: { readonly id: string }, job: JobRun): Promise<void> {
  await runPdfJob({ id }, job);
}
