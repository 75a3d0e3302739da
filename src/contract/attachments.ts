import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What a file says that goes along with a prompt. */
const readAttachment = z.object({
  name: z.string(),
  /** What it turned out to be: 'pdf', 'docx', 'text'. */
  format: z.string(),
  /** Its words as Markdown. */
  markdown: z.string(),
  /** Pages, slides or sheets that the words are from: 'Page 3', 'Slide 2', 'Sheet Costs'. */
  places: z.array(z.string()),
  words: z.number().int(),
  /** Files of the account now; the words name each as `asset:<id>`. */
  pictures: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** A sentence for each thing that was not taken over. */
  left_out: z.array(z.string()),
});
export type ReadAttachment = z.infer<typeof readAttachment>;

export const attachmentEndpoints = {
  readAttachment: defineEndpoint({
    method: 'POST',
    path: '/api/attachments',
    summary:
      'Read a file for a prompt: part file. PDF, DOCX, PPTX, XLSX, CSV, Markdown, HTML or text, at most 30 MB. Its words are not kept, the pictures in it become assets',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'multipart' },
    answer: { kind: 'json', schema: readAttachment },
    errors: ['invalid_input', 'unprocessable', 'payload_too_large', 'unsupported_media_type'],
  }),
};
