import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/**
 * Purges trash older than 30 days, deletes old idempotency keys, and queues updates of stale thumbnails and
 * search indexes.
 */
export const tendLibraryJob = defineJob({
  name: 'tend-library',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '41 * * * *',
  load: () => import('./tend-library-handler.ts'),
});
