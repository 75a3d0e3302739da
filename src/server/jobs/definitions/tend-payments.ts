import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Takes up parked messages of the payment provider, and subscriptions whose time has come. */
export const tendPaymentsJob = defineJob({
  name: 'tend-payments',
  payload: z.object({}),
  maxAttempts: 1,
  schedule: '*/10 * * * *',
  load: () => import('./tend-payments-handler.ts'),
});
