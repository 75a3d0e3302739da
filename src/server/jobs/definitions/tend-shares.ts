import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Forgets share links that ended 90 days ago, and marks of visitors that no longer count. */
export const tendSharesJob = defineJob({
  name: 'tend-shares',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '23 * * * *',
  load: () => import('./tend-shares-handler.ts'),
});
