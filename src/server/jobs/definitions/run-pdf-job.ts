import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/**
 * Runs a generation or an export. The job's row is authoritative: the queue only triggers a worker, so a
 * duplicate or late trigger finds nothing to do.
 */
export const runPdfJobJob = defineJob({
  name: 'run-pdf-job',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 3,
  isLong: true,
  load: () => import('./run-pdf-job-handler.ts'),
});
