import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Removes asset files without a row, and rows whose file is gone. Weekly, because it scans all assets. */
export const sweepAssetsJob = defineJob({
  name: 'sweep-assets',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '23 3 * * 0',
  load: () => import('./sweep-assets-handler.ts'),
});
