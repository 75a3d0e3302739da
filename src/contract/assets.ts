import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { photoCredit } from './photo-credit.ts';

/* Files of a user's brand: pictures, drawings and fonts. All belong to the caller. */

/** Page size, fixed by the specification. */
const assetsPerPage = 20;
/** Maximum upload size, by kind of file. */
export const maxPictureBytes = 20 * 1024 * 1024;
export const maxDrawingBytes = 1024 * 1024;
export const maxFontBytes = 8 * 1024 * 1024;
export const maxAssetNameLength = 120;
export const maxAssetDescriptionLength = 500;

const uuid = z.uuid();
const idOf = z.object({ id: uuid });

/** Detected kind of a file. */
const assetKinds = ['picture', 'drawing', 'font'] as const;

const fontFacts = z.object({
  family: z.string(),
  weight: z.number().int(),
  style: z.enum(['normal', 'italic']),
  is_variable: z.boolean(),
  /** Supported scripts and languages: 'Latin', 'Cyrillic'. */
  coverage: z.array(z.string()),
  glyphs: z.number().int(),
});

export const asset = z.object({
  id: z.string(),
  asset_name: z.string(),
  description: z.string(),
  file: z.object({
    kind: z.enum(assetKinds),
    media_type: z.string(),
    size_bytes: z.number().int(),
    /** In px; null for fonts. */
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    /** Logo (few colors) or photo; null for fonts. */
    role: z.enum(['logo', 'photo']).nullable(),
    /** Dominant colors, as #rrggbb. */
    colors: z.array(z.string()),
    font: fontFacts.nullable(),
  }),
  /** Signed URL, valid for 120 minutes. */
  public_url: z.string(),
  thumbnail_url: z.string().nullable(),
  /** When the signed URLs expire. */
  urls_expire_at: z.string(),
  /** URL for use in documents; resolves only in the owner's documents. */
  document_url: z.string(),
  gcs_blob_name: z.string(),
  /** Of a stock photo; pages print it below the picture. */
  credit: photoCredit.nullable(),
  created_at: z.string(),
});

export type Asset = z.infer<typeof asset>;

const storage = z.object({ used_bytes: z.number().int(), quota_bytes: z.number().int() });

const name = z.string().trim().min(1, 'A name is required.').max(maxAssetNameLength);
const description = z.string().trim().max(maxAssetDescriptionLength);

/** Text fields of an upload. */
export const assetWords = z.object({ name, description: description.default('') });

export const assetEndpoints = {
  uploadAsset: defineEndpoint({
    method: 'POST',
    path: '/api/user/assets',
    summary:
      'Keep a picture (PNG, JPEG, WebP, GIF, AVIF), a drawing (SVG) or a font (WOFF2, WOFF, TTF, OTF): parts name, description, file',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'multipart' },
    answer: { kind: 'json', schema: asset },
    errors: [
      'invalid_input',
      'payload_too_large',
      'unsupported_media_type',
      'quota_exceeded',
      'conflict',
      'rate_limited',
      'storage_failed',
    ],
  }),
  listAssets: defineEndpoint({
    method: 'GET',
    path: '/api/user/assets',
    summary: 'Files in the order that their owner gave them, the newest first',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(assetsPerPage),
      cursor: z.string().max(200).optional(),
      q: z.string().max(200).optional(),
      kind: z.enum(assetKinds).optional(),
      ids: z
        .string()
        .max(4000)
        .transform((text) => text.split(','))
        .pipe(z.array(uuid).max(100))
        .optional(),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        assets: z.array(asset),
        total: z.number().int(),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
        storage,
      }),
    },
    errors: ['invalid_input'],
  }),
  updateAsset: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/assets/:id',
    summary: 'Rename, describe or move a file',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: {
      kind: 'json',
      schema: z.object({
        asset_name: name.optional(),
        description: description.optional(),
        role: z.enum(['logo', 'photo']).optional(),
        /** Id of the asset to insert before; null for the end. */
        before_id: uuid.nullable().optional(),
      }),
    },
    answer: { kind: 'json', schema: asset },
    errors: ['invalid_input', 'not_found'],
  }),
  deleteAsset: defineEndpoint({
    method: 'DELETE',
    path: '/api/user/assets/:id',
    summary: 'Delete a file for good',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found', 'storage_failed'],
  }),
  assetFile: defineEndpoint({
    method: 'GET',
    path: '/files/assets/:asset',
    summary: 'A file as documents name it; only in a browser in which its owner is signed in',
    auth: 'none',
    retry: 'safe',
    params: z.object({ asset: uuid }),
    body: { kind: 'none' },
    answer: {
      kind: 'file',
      mediaTypes: ['image/png', 'image/jpeg', 'image/svg+xml', 'font/woff2', 'font/ttf', 'font/otf'],
    },
    errors: ['not_found'],
  }),
  ownFontSheet: defineEndpoint({
    method: 'GET',
    path: '/files/own-fonts.css',
    summary: 'The fonts of the one who is signed in, as a style sheet for previews',
    auth: 'none',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['text/css'] },
    errors: [],
  }),
  signedUrl: defineEndpoint({
    method: 'GET',
    path: '/api/signed-url',
    summary: 'A signed link to an own stored file',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      blob_name: z.string().min(1).max(512),
      expiration_minutes: z.coerce.number().int().min(1).max(1440).default(120),
    }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ signed_url: z.string(), expires_at: z.string() }) },
    errors: ['invalid_input', 'not_found'],
  }),
};
