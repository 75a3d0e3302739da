import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Ends generation runs whose process died. */
export const reapRunsJob = defineJob({
  name: 'reap-runs',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '* * * * *',
  load: () => import('./reap-runs-handler.ts'),
});
