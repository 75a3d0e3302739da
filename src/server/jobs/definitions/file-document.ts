import { z } from 'zod';
import { defineJob } from '../job-definition.ts';

/** Updates a document's search index and thumbnail; queued with each new version. */
export const fileDocumentJob = defineJob({
  name: 'file-document',
  payload: z.object({ uid: z.string(), documentId: z.uuid() }),
  maxAttempts: 5,
  load: () => import('./file-document-handler.ts'),
});
