import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes files of assets that no row names, and rows whose file is gone; on Sundays, because it looks at all. */
export const sweepAssetsJob = defineJob({
  name: 'sweep-assets',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '23 3 * * 0',
  load: () => import('./sweep-assets-handler.ts'),
});
