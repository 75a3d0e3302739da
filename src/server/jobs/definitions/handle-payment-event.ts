import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Processes an event of the payment provider. */
export const handlePaymentEventJob = defineJob({
  name: 'handle-payment-event',
  payload: z.object({ id: z.string() }),
  maxAttempts: 8,
  load: () => import('./handle-payment-event-handler.ts'),
});
