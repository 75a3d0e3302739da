import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Processes parked events of the payment provider, and syncs subscriptions that change with time. */
export const tendPaymentsJob = defineJob({
  name: 'tend-payments',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '*/10 * * * *',
  load: () => import('./tend-payments-handler.ts'),
});
