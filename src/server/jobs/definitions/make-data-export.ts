import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Gathers all data of one account into an archive. */
export const makeDataExportJob = defineJob({
  name: 'make-data-export',
  payload: z.object({ uid: z.string(), export_id: z.uuid() }),
  maxAttempts: 3,
  load: () => import('./make-data-export-handler.ts'),
});
