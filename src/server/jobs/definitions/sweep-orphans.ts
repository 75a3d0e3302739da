import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes rows and files of accounts that are gone; once a week, because it reads every list of both. */
export const sweepOrphansJob = defineJob({
  name: 'sweep-orphans',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '53 3 * * 0',
  load: () => import('./sweep-orphans-handler.ts'),
});
