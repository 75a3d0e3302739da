import { z } from 'zod';
import { type ApiScope, apiScopes } from '../domain/membership/api-scopes.ts';
import { defineEndpoint } from './endpoint.ts';

const scopes = z.array(z.enum(apiScopes)).min(1, 'Choose what the key may do.').max(apiScopes.length);
const name = z.string().trim().min(1, 'Give the key a name.').max(80);

export const apiKeyView = z.object({
  id: z.string(),
  name: z.string(),
  /** Start of the secret, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  created_at: z.string(),
  /** Null if the key never expires. */
  expires_at: z.string().nullable(),
  /** Rounded to the minute; null if never used. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});

export type ApiKeyView = z.infer<typeof apiKeyView>;

/**
 * The secret is returned only when a key is created or rotated. It isn't stored: a lost secret requires a new
 * key.
 */
const withSecret = apiKeyView.extend({ secret: z.string().nullable() });

/** The account's password, if it has one, so that a stolen session can't create a permanent key. */
const password = z.string().max(200).optional();

const keyId = z.object({ id: z.uuid() });

export const apiKeyEndpoints = {
  listApiKeys: defineEndpoint({
    method: 'GET',
    path: '/api/user/api-keys',
    summary: 'The own API keys, newest first',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ api_keys: z.array(apiKeyView) }) },
    errors: [],
  }),
  createApiKey: defineEndpoint({
    method: 'POST',
    path: '/api/user/api-keys',
    summary: 'Make an API key. Its secret is in this answer and nowhere else',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        name,
        scopes,
        expires_in_days: z.number().int().min(1).max(730).nullable().default(null),
        password,
      }),
    },
    answer: { kind: 'json', schema: withSecret },
    errors: [
      'invalid_input',
      'invalid_credentials',
      'forbidden',
      'plan_required',
      'conflict',
      'rate_limited',
    ],
  }),
  updateApiKey: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/api-keys/:id',
    summary: 'Rename a key, revoke it, or rotate it: a new secret in the place of the old one',
    auth: 'bearer',
    retry: 'never',
    params: keyId,
    body: {
      kind: 'json',
      schema: z
        .strictObject({
          name: name.optional(),
          revoked: z.literal(true).optional(),
          rotate: z.literal(true).optional(),
          /** Required when rotating. */
          password,
        })
        .refine(
          ({ name, revoked, rotate }) => (name ?? revoked ?? rotate) !== undefined,
          'Say what to change: name, revoked or rotate.',
        ),
    },
    answer: { kind: 'json', schema: withSecret },
    errors: ['invalid_input', 'invalid_credentials', 'forbidden', 'not_found', 'plan_required', 'conflict'],
  }),
  deleteApiKey: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/api-keys/:id',
    summary: 'Revoke a key and take it off the list',
    auth: 'bearer',
    retry: 'safe',
    params: keyId,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
};

/** The public API: the endpoints that accept an API key, with the required scope. All others reject keys. */
export const scopeOfCall: Readonly<Record<string, ApiScope>> = {
  startRun: 'documents:write',
  stopRun: 'documents:write',
  createDocument: 'documents:write',
  useTemplate: 'documents:write',
  updateDocument: 'documents:write',
  createPdfJob: 'documents:write',
  cancelPdfJob: 'documents:write',
  generateFromHtml: 'documents:write',
  followRun: 'documents:read',
  readRun: 'documents:read',
  readGeneration: 'documents:read',
  deleteGeneration: 'documents:write',
  listModels: 'documents:read',
  readDocument: 'documents:read',
  listDocuments: 'documents:read',
  listSessions: 'documents:read',
  listSessionDocuments: 'documents:read',
  documentHtml: 'documents:read',
  documentPdf: 'documents:read',
  documentPdfToken: 'documents:read',
  listPdfJobs: 'documents:read',
  readPdfJobStatus: 'documents:read',
  pdfJobFileToken: 'documents:read',
  readActivitySummary: 'documents:read',
  readCurrentLimits: 'documents:read',
  listShares: 'shares:write',
  createShare: 'shares:write',
  updateShare: 'shares:write',
  revokeShare: 'shares:write',
};
