import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Deletes creations that have been untouched for 90 days. */
export const tendCreationsJob = defineJob({
  name: 'tend-creations',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '41 * * * *',
  load: () => import('./tend-creations-handler.ts'),
});
