import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Makes a document be found by its words and seen by a picture of its first page; queued with each new version. */
export const fileDocumentJob = defineJob({
  name: 'file-document',
  payload: z.object({ uid: z.string(), documentId: z.uuid() }),
  maxAttempts: 5,
  load: () => import('./file-document-handler.ts'),
});
