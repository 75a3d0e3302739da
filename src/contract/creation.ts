import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/* The guided way to a document: what is brought to it, and what is made of that. Ids are the caller's own choice. */

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
  /** What it turned out to be: 'pdf', 'docx', 'text', 'web'. */
  format: z.string(),
  size_bytes: z.number().int(),
  /** Pages, slides or sheets; null where there are none. */
  pages: z.number().int().nullable(),
  words: z.number().int(),
  tables: z.number().int(),
  images: z.number().int(),
  /** Of them those that were kept, as files of the account; the words name each as `asset:<id>`. */
  pictures: z.array(z.object({ asset_id: z.string(), name: z.string(), url: z.string() })),
  /** A sentence for each thing that was not taken over. */
  left_out: z.array(z.string()),
  /** Its first words. */
  excerpt: z.string(),
  created_at: z.string(),
});
export type CreateContent = z.infer<typeof createContent>;

/** A part of the outline: a heading of a content and what stands under it. */
const outlinePart = z.object({
  /** Of the content it comes from, with the number of the part in it. */
  part_id: z.string(),
  content_id: z.string(),
  title: z.string(),
  words: z.number().int(),
  /** 'Page 3', 'Slide 2', 'Sheet Costs' where it begins; empty where there are none. */
  source: z.string(),
  /** How many words are left when it is shortened. */
  short_words: z.number().int(),
  pictures: z.number().int(),
});
export type OutlinePart = z.infer<typeof outlinePart>;

/** As it is; the sentences that say most; cut into pieces that go on over further pages or slides. */
export const partTreatments = ['keep', 'shorten', 'spread'] as const;
export type PartTreatment = (typeof partTreatments)[number];

const partId = z.string().max(80);

const branding = z.record(z.string().max(64), z.unknown());
/** What the web app keeps of a creation; opaque to the server, but for its size. */
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
        /** How many pages or slides it would take; one page holds about 450 words. */
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
        /** Ignored: the caller is who asks. */
        user_id: z.string().max(128).optional(),
        create_session_id: z.uuid(),
        document_type: documentType.default(''),
        /** What to do with it, in a sentence. */
        wish: z.string().trim().max(2_000).default(''),
        /** Of all contents unless named. */
        uploaded_content: z.array(z.uuid()).max(maxCreateContents).optional(),
        /** Parts of the outline, in the order in which they shall stand; all, as they are, unless named. */
        parts: z
          .array(
            z.object({
              part_id: partId,
              /** A heading of its own; that of the content where it is left out. */
              title: z.string().trim().max(160).optional(),
              treatment: z.enum(partTreatments).default('keep'),
            }),
          )
          .max(500)
          .optional(),
        /** Of the document; that of its first part where it is left out. */
        title: z.string().trim().max(160).optional(),
        /** Who shortens: fixed rules, which leave sentences out, or the model that the prompt goes to, in its words. */
        shorten_by: z.enum(['rules', 'model']).default('rules'),
        /** Ends with a list of the files and pages that it is from. */
        cite_sources: z.boolean().default(false),
      }),
    },
    answer: {
      kind: 'json',
      schema: z.object({
        create_session_id: z.string(),
        prompt: z.string(),
        /** The pictures that the prompt names, as `user_selected_assets` of a run takes them. */
        assets: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
        /** A sentence for each thing that was not read, was left out by choice, or has no room. */
        left_out: z.array(z.string()),
        /** Of these what there is no room for: nobody has chosen that. */
        no_room: z.array(z.string()),
      }),
    },
    errors: ['not_found', 'unprocessable'],
  }),
};
