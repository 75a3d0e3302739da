import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Empties the trash of what is older than 30 days, forgets old idempotency keys, and files what was not filed. */
export const tendLibraryJob = defineJob({
  name: 'tend-library',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '41 * * * *',
  load: () => import('./tend-library-handler.ts'),
});
