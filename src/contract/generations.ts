import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* A generation is the record of a chat run: prompt, result, usage. */

const generation = z.object({
  id: z.string(),
  document_id: z.string(),
  session_id: z.string(),
  status: z.enum(['running', 'completed', 'failed', 'cancelled', 'interrupted']),
  prompt: z.string(),
  mode: z.string(),
  model_alias: z.string(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** The resulting version with its page; null if there is none. */
  version: z.number().int().nullable(),
  html: z.string().nullable(),
  input_tokens: z.number().int(),
  output_tokens: z.number().int(),
  /** Calculated from the configured prices; null if no price is set. */
  cost_usd: z.number().nullable(),
});

export type Generation = z.infer<typeof generation>;

export const generationEndpoints = {
  readGeneration: defineEndpoint({
    method: 'GET',
    path: '/database/pdf_tool_results/:documentId/generations/:id',
    summary: 'Read one generation of a document: what was asked, the page that came of it, what it took',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ documentId: z.uuid(), id: z.uuid() }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: generation },
    errors: ['not_found'],
  }),
  deleteGeneration: defineEndpoint({
    method: 'DELETE',
    path: '/api/generations/:id',
    summary: 'Forget a generation: its prompt, its words, its figures. The versions that it saved stay',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'conflict'],
  }),
};
