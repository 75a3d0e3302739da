import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes rendered files whose signed links have all expired. */
export const purgeRenderedFiles = defineJob({
  name: 'purge-rendered-files',
  payload: z.object({}),
  maxAttempts: 3,
  schedule: '17 * * * *',
  load: () => import('./purge-rendered-files-handler.ts'),
});
