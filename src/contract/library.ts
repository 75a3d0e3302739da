import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* The library: sessions and their documents, favorites, search and the trash. All belong to the caller. */

/** Titles are displayed on one line. */
export const maxTitleLength = 300;
/** Maximum number of ids per call. */
const maxIds = 200;
/** Days until deleted documents are purged. */
export const trashDays = 30;

const uuid = z.uuid();
const idOf = z.object({ id: uuid });
const limit = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);
const flag = (usual: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(usual)
    .transform((value) => value === 'true');

/** The database doesn't support year 0. */
const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'), 'is not a date');

/** Cursor: the timestamp of the last entry of the previous page, and its id. */
const keysetQuery = z.object({
  cursor_updated_at: moment.optional(),
  cursor_id: uuid.optional(),
});
const nextCursor = z.object({ updated_at: z.string(), id: z.string() }).nullable();

export const librarySession = z.object({
  id: z.string(),
  title: z.string(),
  /** Includes microseconds, as required by `cursor_updated_at`. */
  updated_at: z.string(),
  document_count: z.number().int(),
});

export type LibrarySession = z.infer<typeof librarySession>;

export const libraryDocument = z.object({
  id: z.string(),
  session_id: z.string(),
  title: z.string(),
  display_title: z.string(),
  format: z.string(),
  version: z.number().int(),
  pdf_url: z.string(),
  pdf_metadata: z.object({ use_clean_urls: z.boolean(), cover_image_data_url: z.string().nullable() }),
  created_at: z.string(),
  /** Includes microseconds, as required by `cursor_updated_at`. */
  updated_at: z.string(),
  /** Signed URL of the first page's image; GET /api/documents/:id/screenshots renders all pages. */
  screenshot_urls: z.array(z.string()),
  /** Null in light mode, which uses the signed URL in the next field. */
  cover_image_data_url: z.string().nullable(),
  cover_image_url: z.string().nullable(),
  /** Null in light mode, and until the image of the newest version is ready. */
  thumbnail_data_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  /** When the signed URLs expire; null if there are none. */
  urls_expire_at: z.string().nullable(),
  library: z.object({ is_favorite: z.boolean() }),
  /** Whether it has a share link that is currently active. */
  is_shared: z.boolean(),
});

export type LibraryDocument = z.infer<typeof libraryDocument>;

const documentPage = z.object({
  documents: z.array(libraryDocument),
  has_more: z.boolean(),
  next_cursor: nextCursor,
});

/** Reasons for failures, by id. */
const reasons = z.record(z.string(), z.string());
const documentIds = z.object({ document_ids: z.array(uuid).min(1).max(maxIds) });
const sessionIds = z.object({ session_ids: z.array(uuid).min(1).max(maxIds) });

const documentSorts = ['updated_at', 'created_at', 'title'] as const;
const documentKinds = ['page', 'slides'] as const;

/** Cover image of a document, as encoded by the browser. */
const coverDataUrl = z
  .string()
  .max(3_000_000)
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, 'is not a PNG, JPEG or WebP data URL');

export const libraryEndpoints = {
  readLibrary: defineEndpoint({
    method: 'GET',
    path: '/api/user/library/batch',
    summary: 'Sessions, their documents and favourites in one go',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      include_documents: flag('true'),
      include_favorites: flag('true'),
      light_mode: flag('true'),
      favorites_limit: limit(20),
      limit_per_session: limit(20),
      limit_sessions: limit(10),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        sessions: z.array(librarySession),
        documents_by_session: z.record(z.string(), z.array(libraryDocument)),
        favorites: z.array(libraryDocument),
        total_documents: z.number().int(),
        total_sessions: z.number().int(),
        total_favorites: z.number().int(),
        has_more_favorites: z.boolean(),
      }),
    },
    errors: ['invalid_input'],
  }),
  listSessions: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions',
    summary: 'Sessions, the one used last first',
    auth: 'bearer',
    retry: 'safe',
    query: keysetQuery.extend({ limit: limit(100) }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        sessions: z.array(librarySession),
        total: z.number().int(),
        has_more: z.boolean(),
        next_cursor: nextCursor,
      }),
    },
    errors: ['invalid_input'],
  }),
  listSessionDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/user/sessions/:id/documents',
    summary: 'The documents of a session, the one changed last first',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    query: keysetQuery.extend({ limit: limit(100), light_mode: flag('true') }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: documentPage.extend({ session: librarySession }) },
    errors: ['invalid_input', 'not_found'],
  }),
  listFavorites: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/favorites',
    summary: 'Favourite documents, the one changed last first',
    auth: 'bearer',
    retry: 'safe',
    query: keysetQuery.extend({ limit: limit(20), light_mode: flag('true') }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: documentPage.extend({ total: z.number().int() }) },
    errors: ['invalid_input'],
  }),
  /** Flat list of all documents, with search, filters and sorting. */
  listDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents',
    summary: 'Search and sort all documents: words of titles, pages and prompts',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      q: z.string().max(200).optional(),
      kind: z.enum(documentKinds).optional(),
      is_favorite: z.enum(['true', 'false']).optional(),
      created_after: moment.optional(),
      created_before: moment.optional(),
      /** Restricts the list to these ids, comma-separated. */
      ids: z
        .string()
        .max(4000)
        .transform((text) => text.split(','))
        .pipe(z.array(uuid).max(100))
        .optional(),
      sort: z.enum(documentSorts).default('updated_at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      limit: limit(50),
      cursor: z.string().max(1000).optional(),
      light_mode: flag('true'),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        documents: z.array(libraryDocument.extend({ session_title: z.string() })),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['invalid_input'],
  }),
  updateDocument: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/documents/:id',
    summary: 'Rename a document or make it a favourite; with is_session, rename a session',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: {
      kind: 'json',
      schema: z.object({
        title: z.string().max(20_000).optional(),
        is_session: z.boolean().default(false),
        'library.is_favorite': z.boolean().optional(),
        library: z.object({ is_favorite: z.boolean() }).optional(),
      }),
    },
    answer: { kind: 'json', schema: z.union([libraryDocument, librarySession]) },
    errors: ['invalid_input', 'not_found'],
  }),
  deleteDocuments: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/delete',
    summary: 'Put documents into the trash for 30 days',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: documentIds },
    answer: { kind: 'json', schema: z.object({ failed_documents: z.array(z.string()), reasons }) },
    errors: ['invalid_input'],
  }),
  restoreDocuments: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/restore',
    summary: 'Take documents out of the trash, with their session where it is gone too',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: documentIds },
    answer: { kind: 'json', schema: z.object({ failed_documents: z.array(z.string()) }) },
    errors: ['invalid_input'],
  }),
  deleteSessions: defineEndpoint({
    method: 'POST',
    path: '/api/user/sessions/delete',
    summary: 'Put sessions with their documents into the trash for 30 days',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: sessionIds },
    answer: { kind: 'json', schema: z.object({ failed_sessions: z.array(z.string()), reasons }) },
    errors: ['invalid_input'],
  }),
  restoreSessions: defineEndpoint({
    method: 'POST',
    path: '/api/user/sessions/restore',
    summary: 'Take sessions out of the trash, with the documents that went with them',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'json', schema: sessionIds },
    answer: { kind: 'json', schema: z.object({ failed_sessions: z.array(z.string()) }) },
    errors: ['invalid_input'],
  }),
  listTrash: defineEndpoint({
    method: 'GET',
    path: '/api/user/library/trash',
    summary: 'What was deleted in the last 30 days, newest first',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({ limit: limit(100) }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        entries: z.array(
          z.object({
            id: z.string(),
            kind: z.enum(['session', 'document']),
            title: z.string(),
            deleted_at: z.string(),
            /** When it will be permanently deleted. */
            purged_at: z.string(),
            document_count: z.number().int(),
          }),
        ),
      }),
    },
    errors: ['invalid_input'],
  }),
  /** Permanently deletes everything in the trash. */
  emptyTrash: defineEndpoint({
    method: 'POST',
    path: '/api/user/library/trash/empty',
    summary: 'Delete everything in the trash for good',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: [],
  }),
  createDocument: defineEndpoint({
    method: 'POST',
    path: '/api/documents',
    summary: 'Keep a document that was made elsewhere: its markup is sanitised, fitted and checked',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        document: z.object({
          /** Generated by the client, so that a repeated request creates only one document. */
          id: uuid.optional(),
          session_id: uuid.nullish(),
          title: z.string().max(20_000).optional(),
          html: z.string().min(1).max(2_000_000),
          cover_image_data_url: coverDataUrl.nullish(),
        }),
      }),
    },
    answer: { kind: 'json', schema: libraryDocument },
    errors: [
      'invalid_input',
      'not_found',
      'conflict',
      'unprocessable',
      'render_failed',
      'render_busy',
      'deadline_exceeded',
    ],
  }),
  duplicateDocument: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/duplicate',
    summary: 'Make a copy of the newest version, in the same session',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    /** `copy_id` is generated by the client, so that a repeated request creates only one copy. */
    body: { kind: 'json', schema: z.object({ copy_id: uuid }) },
    answer: { kind: 'json', schema: libraryDocument },
    errors: ['not_found', 'plan_required', 'conflict'],
  }),
  documentHtml: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/html',
    summary: 'The markup of the newest version, as text',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['text/plain'] },
    errors: ['not_found'],
  }),
  deleteBlobs: defineEndpoint({
    method: 'POST',
    path: '/api/storage/delete-blobs',
    summary: 'Delete own stored files by name; the names of others are not there',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({ blob_names: z.array(z.string().min(1).max(512)).min(1).max(maxIds) }),
    },
    answer: { kind: 'json', schema: z.object({ failed_blobs: z.array(z.string()) }) },
    errors: ['invalid_input', 'storage_failed'],
  }),
};
