import { z } from 'zod';
import { documentFormats, orientations } from '../domain/content/choices.ts';
import { defineEndpoint } from './endpoint.ts';
import { libraryDocument } from './library.ts';

/* Templates: complete documents to begin with. Those that come with Octavo are public. */

const templateCard = z.object({
  name: z.string(),
  kind: z.string(),
  title: z.string(),
  language: z.string(),
  format: z.enum(documentFormats),
  orientation: z.enum(orientations),
  /** Changes whenever the picture does; see templatePicture in domain/templates. */
  hash: z.string(),
});
export type TemplateCard = z.infer<typeof templateCard>;

const templateView = z.object({
  ...templateCard.shape,
  description: z.string(),
  /** How many texts of it are meant to be replaced. */
  sample_count: z.number().int(),
  /** The headings of its document. */
  parts: z.array(z.string()),
});
export type TemplateView = z.infer<typeof templateView>;

const named = z.object({ name: z.string().max(80) });

export const templateEndpoints = {
  listTemplates: defineEndpoint({
    method: 'GET',
    path: '/api/templates',
    summary: 'The templates that come with Octavo; with `q` those that fit a search, best first',
    auth: 'none',
    retry: 'safe',
    query: z.object({ q: z.string().trim().max(200).optional() }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ templates: z.array(templateCard) }) },
    errors: [],
  }),
  readTemplate: defineEndpoint({
    method: 'GET',
    path: '/api/templates/:name',
    summary: 'What a template holds',
    auth: 'none',
    retry: 'safe',
    params: named,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: templateView },
    errors: ['not_found'],
  }),
  useTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/templates/:name/use',
    summary: 'Make a document of a template; uses no generation',
    auth: 'bearer',
    retry: 'safe',
    params: named,
    body: {
      kind: 'json',
      schema: z.object({
        /** Chosen by the caller: the same id again makes nothing twice. */
        document_id: z.uuid(),
      }),
    },
    answer: { kind: 'json', schema: libraryDocument },
    errors: ['not_found', 'conflict', 'unprocessable', 'render_failed', 'render_busy', 'deadline_exceeded'],
  }),
};
