import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Deletes users' jobs that ended more than 90 days ago. */
export const forgetPdfJobsJob = defineJob({
  name: 'forget-pdf-jobs',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '29 * * * *',
  load: () => import('./forget-pdf-jobs-handler.ts'),
});
