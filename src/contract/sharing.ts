import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { versionNumber } from './version-number.ts';

/*
 * Public links to documents. The public page itself (/s/TOKEN) is not an endpoint; browsers open it directly.
 */

/** Maximum number of links per document. */
export const maxSharesPerDocument = 50;
const maxEmbedOrigins = 10;
export const maxSharePasswordLength = 200;

const idOf = z.object({ id: z.uuid() });

/** The database doesn't support year 0. */
const moment = z.iso.datetime({ offset: true }).refine((text) => !text.startsWith('0000'), 'is not a date');

/**
 * An origin such as 'https://wiki.example.com'. Strict, so that it can't inject other sources into the
 * policy.
 */
const embedOrigin = z
  .string()
  .max(200)
  .transform((text) => text.trim().toLowerCase().replace(/\/$/, ''))
  .pipe(
    z
      .string()
      .regex(
        /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/,
        'is not the address of a site, such as https://example.com',
      ),
  );

const shareChoices = z.object({
  /** Pinned version; null always shows the newest. */
  version: versionNumber.nullable(),
  /** Null if it never expires. */
  expires_at: moment.nullable(),
  /** Null for no password. */
  password: z.string().min(1).max(maxSharePasswordLength).nullable(),
  may_download: z.boolean(),
  /** Sites allowed to embed the page. */
  embed_origins: z.array(embedOrigin).max(maxEmbedOrigins),
});

const shareStates = ['active', 'expired', 'revoked', 'document_deleted'] as const;

export const shareView = z.object({
  id: z.string(),
  document_id: z.string(),
  document_title: z.string(),
  /** Share URL. Null if the link is revoked, or was created with a different server secret. */
  url: z.string().nullable(),
  state: z.enum(shareStates),
  version: z.number().int().nullable(),
  /** The newest version of the document. */
  current_version: z.number().int(),
  expires_at: z.string().nullable(),
  has_password: z.boolean(),
  may_download: z.boolean(),
  embed_origins: z.array(z.string()),
  views: z.number().int(),
  downloads: z.number().int(),
  last_viewed_at: z.string().nullable(),
  created_at: z.string(),
  revoked_at: z.string().nullable(),
});

export type ShareView = z.infer<typeof shareView>;
export type ShareState = ShareView['state'];

export const sharingEndpoints = {
  listShares: defineEndpoint({
    method: 'GET',
    path: '/api/user/shares',
    summary: 'The own share links, newest first, of one document or of all',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      document_id: z.uuid().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      cursor: z.string().max(200).optional(),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        shares: z.array(shareView),
        total: z.number().int(),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['invalid_input'],
  }),
  /** Never retried automatically, because the response contains the link. */
  createShare: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/shares',
    summary: 'Make a link under which anybody can see the document',
    auth: 'bearer',
    retry: 'never',
    params: idOf,
    body: { kind: 'json', schema: shareChoices.partial() },
    answer: { kind: 'json', schema: shareView },
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  updateShare: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/shares/:id',
    summary: 'Change what a share link shows and to whom; what is left out stays',
    auth: 'bearer',
    retry: 'never',
    params: idOf,
    body: { kind: 'json', schema: shareChoices.partial() },
    answer: { kind: 'json', schema: shareView },
    errors: ['invalid_input', 'not_found', 'gone'],
  }),
  revokeShare: defineEndpoint({
    method: 'POST',
    path: '/api/user/shares/:id/revoke',
    summary: 'End a share link for good; its address answers nothing from this moment on',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  makePrivate: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/private',
    summary: 'End every share link of a document',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ revoked: z.number().int() }) },
    errors: ['not_found'],
  }),
};
