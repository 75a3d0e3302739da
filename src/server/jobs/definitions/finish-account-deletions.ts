import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Finishes account deletions interrupted by a crash. */
export const finishAccountDeletionsJob = defineJob({
  name: 'finish-account-deletions',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '* * * * *',
  load: () => import('./finish-account-deletions-handler.ts'),
});
