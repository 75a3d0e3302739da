import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/**
 * Tries once to deliver an email. A temporary refusal doesn't fail the job; it schedules the next try itself.
 */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 5,
  load: () => import('./send-mail-handler.ts'),
});
