import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Takes up mails whose worker died, empties those that are done with, and forgets old ones. */
export const tendMailsJob = defineJob({
  name: 'tend-mails',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '* * * * *',
  load: () => import('./tend-mails-handler.ts'),
});
