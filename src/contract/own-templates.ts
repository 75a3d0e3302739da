import { z } from 'zod';
import { documentFormats } from '../domain/content/choices.ts';
import { defineEndpoint } from './endpoint.ts';
import { libraryDocument } from './library.ts';

/* Documents that a user keeps as templates. Nobody else sees them. */

/** Of one user. */
export const maxOwnTemplates = 50;
/** About 150 pages. */
const maxMarkdownLength = 500_000;

const ownTemplate = z.object({
  id: z.string(),
  title: z.string(),
  format: z.enum(documentFormats),
  sample_count: z.number().int(),
  /** Whether it can be exported: pages that were made as HTML have no Markdown. */
  has_markdown: z.boolean(),
  saved_at: z.string(),
});
export type OwnTemplate = z.infer<typeof ownTemplate>;

const idOf = z.object({ id: z.uuid() });
const title = z
  .string()
  .trim()
  .min(1, 'A title is required.')
  .max(300, 'A title has at most 300 characters.');

export const ownTemplateEndpoints = {
  listOwnTemplates: defineEndpoint({
    method: 'GET',
    path: '/api/user/templates',
    summary: 'Your own templates, newest first',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ templates: z.array(ownTemplate) }) },
    errors: [],
  }),
  saveOwnTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/user/templates',
    summary: 'Keep the newest version of a document as a template',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      /** `id` is made by the caller, so that sending it twice keeps one template. */
      schema: z.object({ id: z.uuid(), document_id: z.uuid(), title: title.optional() }),
    },
    answer: { kind: 'json', schema: ownTemplate },
    errors: ['invalid_input', 'not_found', 'conflict', 'payload_too_large'],
  }),
  importOwnTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/user/templates/import',
    summary: 'Keep Octavo Markdown as a template; notes say what had to be interpreted',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        id: z.uuid(),
        markdown: z.string().min(1, 'The file is empty.').max(maxMarkdownLength, 'The file is too long.'),
      }),
    },
    answer: { kind: 'json', schema: z.object({ template: ownTemplate, notes: z.array(z.string()) }) },
    errors: [
      'invalid_input',
      'conflict',
      'payload_too_large',
      'unprocessable',
      'render_failed',
      'render_busy',
      'deadline_exceeded',
    ],
  }),
  renameOwnTemplate: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/templates/:id',
    summary: 'Rename a template of your own',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'json', schema: z.object({ title }) },
    answer: { kind: 'json', schema: ownTemplate },
    errors: ['invalid_input', 'not_found'],
  }),
  deleteOwnTemplate: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/templates/:id',
    summary: 'Delete a template of your own; documents made of it stay',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  ownTemplateMarkdown: defineEndpoint({
    method: 'GET',
    path: '/api/user/templates/:id/markdown',
    summary: 'A template of your own as Octavo Markdown',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ file_name: z.string(), markdown: z.string() }) },
    errors: ['not_found', 'unprocessable', 'deadline_exceeded'],
  }),
  useOwnTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/user/templates/:id/use',
    summary: 'Make a document of a template of your own; uses no generation',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'json', schema: z.object({ document_id: z.uuid() }) },
    answer: { kind: 'json', schema: libraryDocument },
    errors: ['not_found', 'conflict', 'unprocessable', 'render_failed', 'render_busy', 'deadline_exceeded'],
  }),
};
