import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/**
 * Does a generation or an export. The row of the job is what counts: the queue only brings a worker to it, and one that
 * is brought twice, or too late, finds nothing to do.
 */
export const runPdfJobJob = defineJob({
  name: 'run-pdf-job',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 3,
  isLong: true,
  load: () => import('./run-pdf-job-handler.ts'),
});
