import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Requeues emails whose worker died, clears the content of finished ones, and deletes old ones. */
export const tendMailsJob = defineJob({
  name: 'tend-mails',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '* * * * *',
  load: () => import('./tend-mails-handler.ts'),
});
