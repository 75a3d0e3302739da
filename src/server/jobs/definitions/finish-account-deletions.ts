import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Finishes deletions of accounts that a crash cut short. */
export const finishAccountDeletionsJob = defineJob({
  name: 'finish-account-deletions',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '* * * * *',
  load: () => import('./finish-account-deletions-handler.ts'),
});
