import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { searchEngineKinds } from './search-engine-kinds.ts';

/* Only for the local owner and internal staff. All others get `not_found`. */

const kind = z.enum(searchEngineKinds);
const engine = z.object({
  kind,
  address: z.string(),
  has_key: z.boolean(),
  /** Set by environment variables; read-only here. */
  is_fixed: z.boolean(),
});
const answer = { kind: 'json', schema: z.object({ engine: engine.nullable() }) } as const;

export const searchEngineEndpoints = {
  readSearchEngine: defineEndpoint({
    method: 'GET',
    path: '/api/settings/search',
    summary: 'The search engine of search mode; no key',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer,
    errors: ['not_found'],
  }),
  /** Never retried, because it carries a key. */
  setSearchEngine: defineEndpoint({
    method: 'POST',
    path: '/api/settings/search',
    summary: 'Choose the search engine of search mode; a search is tried before anything is kept',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        kind,
        address: z.string().trim().min(1).max(300).optional(),
        /** Leave out to keep the stored key, at the same address. */
        api_key: z.string().trim().min(1).max(4_000).optional(),
      }),
    },
    answer,
    errors: ['not_found', 'invalid_input', 'unprocessable', 'deadline_exceeded', 'conflict'],
  }),
  removeSearchEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/search',
    summary: 'Forget the search engine and its key',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'conflict'],
  }),
};
