import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes rendered files that nobody can have a valid link to any more. */
export const purgeRenderedFiles = defineJob({
  name: 'purge-rendered-files',
  payload: z.object({}),
  maxAttempts: 3,
  schedule: '17 * * * *',
  load: () => import('./purge-rendered-files-handler.ts'),
});
