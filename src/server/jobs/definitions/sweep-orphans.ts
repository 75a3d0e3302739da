import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes rows and files of deleted accounts. Weekly, because it scans all tables and files. */
export const sweepOrphansJob = defineJob({
  name: 'sweep-orphans',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '53 3 * * 0',
  load: () => import('./sweep-orphans-handler.ts'),
});
