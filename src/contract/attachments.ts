import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { noted } from './noted.ts';

/** The content of a file attached to a prompt. */
const readAttachment = z.object({
  name: z.string(),
  /** Detected format: 'pdf', 'docx', 'text'. */
  format: z.string(),
  /** Text as Markdown. */
  markdown: z.string(),
  /** Source pages, slides or sheets of the text: 'Page 3', 'Slide 2', 'Sheet Costs'. */
  places: z.array(z.string()),
  words: z.number().int(),
  /** Stored as files of the account; the text refers to each as `asset:<id>`. */
  pictures: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** One sentence for each part that wasn't imported. */
  left_out: z.array(z.string()),
  /** The same, to show them in another language. */
  left_out_notes: z.array(noted).readonly(),
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
