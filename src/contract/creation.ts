import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { noted } from './noted.ts';

/* Guided creation: the imported contents and the document made from them. The client chooses the ids. */

const maxPastedLength = 300_000;
const maxQueryLength = 2_000;
export const maxCreateContents = 20;
const maxStateLength = 60_000;

const idOf = z.object({ id: z.uuid() });
const documentType = z.string().trim().max(64);

const createContent = z.object({
  content_id: z.string(),
  kind: z.enum(['file', 'text', 'research']),
  name: z.string(),
  /** Detected format: 'pdf', 'docx', 'text', 'web'. */
  format: z.string(),
  size_bytes: z.number().int(),
  /** Number of pages, slides or sheets; null if not applicable. */
  pages: z.number().int().nullable(),
  words: z.number().int(),
  tables: z.number().int(),
  images: z.number().int(),
  /** The images stored as files of the account; the text refers to each as `asset:<id>`. */
  pictures: z.array(z.object({ asset_id: z.string(), name: z.string(), url: z.string() })),
  /** One sentence for each part that wasn't imported. */
  left_out: z.array(z.string()),
  /** The same, to show them in another language. */
  left_out_notes: z.array(noted).readonly(),
  /** The start of the text. */
  excerpt: z.string(),
  created_at: z.string(),
});
export type CreateContent = z.infer<typeof createContent>;

/** A part of the outline: a heading and the content below it. */
const outlinePart = z.object({
  /** Content id with the index of the part. */
  part_id: z.string(),
  content_id: z.string(),
  title: z.string(),
  words: z.number().int(),
  /** Where it starts: 'Page 3', 'Slide 2', 'Sheet Costs'; may be empty. */
  source: z.string(),
  /** Word count after shortening. */
  short_words: z.number().int(),
  pictures: z.number().int(),
});
export type OutlinePart = z.infer<typeof outlinePart>;

/** Unchanged; only the most informative sentences; split across several pages or slides. */
export const partTreatments = ['keep', 'shorten', 'spread'] as const;
export type PartTreatment = (typeof partTreatments)[number];

const partId = z.string().max(80);

const branding = z.record(z.string().max(64), z.unknown());
/** State of the web app; opaque to the server except for its size. */
const state = z
  .record(z.string().max(64), z.unknown())
  .refine((value) => JSON.stringify(value).length <= maxStateLength, 'is too large');

const createSession = z.object({
  create_session_id: z.string(),
  state: z.record(z.string(), z.unknown()),
  files: z.array(createContent),
  updated_at: z.string(),
});
export type CreateSession = z.infer<typeof createSession>;

const notRead = ['invalid_input', 'unprocessable', 'payload_too_large', 'conflict', 'not_found'] as const;

export const creationEndpoints = {
  latestCreateSession: defineEndpoint({
    method: 'GET',
    path: '/api/create-sessions/latest',
    summary: 'The creation that was left half-finished; null where there is none',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ create_session: createSession.nullable() }) },
    errors: [],
  }),
  saveCreateSession: defineEndpoint({
    method: 'PATCH',
    path: '/api/create-sessions/:id',
    summary: 'Begin a creation, or keep where it stands',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'json', schema: z.object({ state }) },
    answer: { kind: 'empty' },
    errors: ['invalid_input', 'not_found'],
  }),
  deleteCreateSession: defineEndpoint({
    method: 'DELETE',
    path: '/api/create-sessions/:id',
    summary: 'Give a creation up, with all that was brought to it',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  uploadCreateFile: defineEndpoint({
    method: 'POST',
    path: '/api/create-sessions/:id/upload',
    summary:
      'Bring a file: parts content_id and file. PDF, DOCX, PPTX, XLSX, CSV, Markdown, HTML, text or a picture, at most 30 MB',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'multipart' },
    answer: { kind: 'json', schema: createContent },
    errors: [...notRead, 'unsupported_media_type'],
  }),
  uploadCreateText: defineEndpoint({
    method: 'POST',
    path: '/api/create-sessions/:id/upload-text',
    summary: 'Bring a text',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: {
      kind: 'json',
      schema: z.object({
        content_id: z.uuid(),
        text: z.string().min(1, 'The text is empty.').max(maxPastedLength),
        name: z.string().trim().max(200).optional(),
      }),
    },
    answer: { kind: 'json', schema: createContent },
    errors: [...notRead],
  }),
  uploadResearchQuery: defineEndpoint({
    method: 'POST',
    path: '/api/create-sessions/:id/upload-research-query',
    summary: 'Bring what pages on the web say: their addresses, with a question in words or without',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: {
      kind: 'json',
      schema: z.object({
        content_id: z.uuid(),
        query: z.string().trim().min(1, 'The question is empty.').max(maxQueryLength),
      }),
    },
    answer: { kind: 'json', schema: createContent },
    errors: [...notRead, 'deadline_exceeded'],
  }),
  deleteCreateContent: defineEndpoint({
    method: 'DELETE',
    path: '/api/create-sessions/:id/content/:contentId',
    summary: 'Take a content back',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid(), contentId: z.uuid() }),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  listCreateFiles: defineEndpoint({
    method: 'GET',
    path: '/api/create-sessions/:id/files',
    summary: 'What was brought to a creation',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ files: z.array(createContent) }) },
    errors: ['not_found'],
  }),
  suggestPalettes: defineEndpoint({
    method: 'GET',
    path: '/api/create-sessions/:id/suggested-palettes',
    summary: 'Palettes from the colours that the contents name, and those of the art directions',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ palettes: z.array(z.object({ name: z.string(), colors: z.array(z.string()) })) }),
    },
    errors: ['not_found'],
  }),
  createContext: defineEndpoint({
    method: 'POST',
    path: '/api/create-context',
    summary: 'The outline of what was brought, for its parts to be kept or left out',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        create_session_id: z.uuid(),
        document_type: documentType.default(''),
        branding: branding.default({}),
      }),
    },
    answer: {
      kind: 'json',
      schema: z.object({
        create_session_id: z.string(),
        document_type: z.string(),
        outline: z.array(outlinePart),
        words: z.number().int(),
        /** Estimated number of pages or slides; a page holds about 450 words. */
        pages: z.number().int(),
        branding,
      }),
    },
    errors: ['not_found'],
  }),
  readCreatePart: defineEndpoint({
    method: 'GET',
    path: '/api/create-sessions/:id/part',
    summary: 'The words of a part of the outline, as a treatment leaves them',
    auth: 'bearer',
    retry: 'safe',
    params: idOf,
    query: z.object({ part_id: partId, treatment: z.enum(partTreatments).default('keep') }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ markdown: z.string(), words: z.number().int() }) },
    errors: ['invalid_input', 'not_found'],
  }),
  sendCreateSession: defineEndpoint({
    method: 'POST',
    path: '/api/send-create-session',
    summary: 'The prompt that the contents make, to be sent to POST /chat/stream',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        /** Ignored; the server uses the caller's id. */
        user_id: z.string().max(128).optional(),
        create_session_id: z.uuid(),
        document_type: documentType.default(''),
        /** Instruction for the document, in a sentence. */
        wish: z.string().trim().max(2_000).default(''),
        /** Ids of the contents to use; all by default. */
        uploaded_content: z.array(z.uuid()).max(maxCreateContents).optional(),
        /** Parts of the outline in the desired order. Defaults to all parts, unchanged. */
        parts: z
          .array(
            z.object({
              part_id: partId,
              /** Heading; defaults to the heading of the content. */
              title: z.string().trim().max(160).optional(),
              treatment: z.enum(partTreatments).default('keep'),
            }),
          )
          .max(500)
          .optional(),
        /** Title of the document; defaults to the title of its first part. */
        title: z.string().trim().max(160).optional(),
        /** Shortening method: `rules` drops sentences, `model` lets the model rewrite. */
        shorten_by: z.enum(['rules', 'model']).default('rules'),
        /** Appends a list of the source files and pages. */
        cite_sources: z.boolean().default(false),
      }),
    },
    answer: {
      kind: 'json',
      schema: z.object({
        create_session_id: z.string(),
        prompt: z.string(),
        /** Pictures named in the prompt, in the format of `user_selected_assets`. */
        assets: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
        /** One sentence for each thing that couldn't be read, was excluded by the user, or doesn't fit. */
        left_out: z.array(z.string()),
        /** The subset of `left_out` that doesn't fit. */
        no_room: z.array(z.string()),
        /** The same, to show them in another language. */
        no_room_notes: z.array(noted).readonly(),
      }),
    },
    errors: ['not_found', 'unprocessable'],
  }),
};
