import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** One try to deliver a mail. A refusal for now is no failure of the job: it plans the next try itself. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ id: z.uuid() }),
  maxAttempts: 5,
  load: () => import('./send-mail-handler.ts'),
});
