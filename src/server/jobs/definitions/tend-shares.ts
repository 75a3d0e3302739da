import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Deletes share links that ended more than 90 days ago, and expired visitor marks. */
export const tendSharesJob = defineJob({
  name: 'tend-shares',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '23 * * * *',
  load: () => import('./tend-shares-handler.ts'),
});
