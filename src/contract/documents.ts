import { z } from 'zod';
import { checksReport } from './chat-events.ts';
import { defineEndpoint } from './endpoint.ts';
import { reasonFields } from './error-codes.ts';
import { handPatchList } from './patches.ts';
import { versionInAddress, versionNumber } from './version-number.ts';
import { versionSteps } from './version-steps.ts';

const documentId = z.object({ id: z.uuid() });

export const versionView = z.object({
  version: z.number().int(),
  created_at: z.string(),
  /** Origin of the version: the prompt, 'Restored version 2', 'Interrupted'. */
  label: z.string(),
  origin: z.enum(['prompt', 'edit', 'restore', 'partial']),
  /** True if the current version isn't based on it. */
  is_undone: z.boolean(),
});

export const documentView = z.object({
  id: z.string(),
  session_id: z.string(),
  title: z.string(),
  format: z.string(),
  version: z.number().int(),
  ...versionSteps,
  html: z.string(),
  checks: checksReport.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  versions: z.array(versionView),
});

export type DocumentView = z.infer<typeof documentView>;
export type VersionView = z.infer<typeof versionView>;

/** A finding, by its id and the version of its report. */
const findingOfVersion = z.object({
  version: versionNumber,
  finding_id: z.string().min(1).max(200),
});

/** The version that the caller saw; if another one is current, nothing changes. */
const seenVersion = z.strictObject({ version: versionNumber });

/** Only the server validates these; otherwise the web app would have to load the whole content model. */
const contentOperations = z
  .array(z.looseObject({ op: z.string().min(1).max(20) }))
  .min(1)
  .max(200);

/** A page or a block in the format of `docs/notation.md`. */
const contentPart = z.record(z.string(), z.unknown());

const handEdit = {
  /** The version that the change is based on. */
  version: versionNumber,
  /** Label for the version list: 'Text of Totals'. */
  label: z.string().trim().min(1).max(140),
};

/** Errors of calls that render a page. */
const renderErrors = ['unprocessable', 'render_failed', 'render_busy', 'deadline_exceeded'] as const;

export const documentEndpoints = {
  fixFinding: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/findings/fix',
    summary:
      'Mend a finding of the checks in a new version; what cannot be mended by rule answers a request for the chat',
    auth: 'bearer',
    retry: 'never',
    params: documentId,
    body: { kind: 'json', schema: findingOfVersion },
    answer: {
      kind: 'json',
      schema: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('fixed'), document: documentView }),
        z.object({ outcome: z.literal('ask'), prompt: z.string(), ...reasonFields }),
      ]),
    },
    errors: ['not_found', 'plan_required', 'conflict', ...renderErrors],
  }),
  intendFinding: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/findings/intend',
    summary: 'Say that a finding is meant to be so, or take that back, in a new version',
    auth: 'bearer',
    retry: 'never',
    params: documentId,
    body: { kind: 'json', schema: findingOfVersion.extend({ is_intended: z.boolean() }) },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found', 'plan_required', 'conflict', ...renderErrors],
  }),
  editDocument: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/edits',
    summary:
      'Change a page by hand: patches to the HTML of one version, or operations on its content. What was changed elsewhere meanwhile is joined, or both are kept',
    auth: 'bearer',
    retry: 'keyed',
    params: documentId,
    body: {
      kind: 'json',
      schema: z.union([
        z.strictObject({ ...handEdit, patches: handPatchList }),
        /** Operations on the content: `{"op": "set", "at": "p1.title", "value": "Trees"}`. */
        z.strictObject({ ...handEdit, operations: contentOperations }),
      ]),
    },
    answer: {
      kind: 'json',
      schema: z.discriminatedUnion('outcome', [
        z.object({ outcome: z.literal('saved'), document: documentView }),
        /**
         * The same part was changed elsewhere. That change stays the newest version, and this one is saved as
         * a separate version.
         */
        z.object({
          outcome: z.literal('kept_beside'),
          document: documentView,
          kept_version: z.number().int(),
        }),
      ]),
    },
    errors: ['not_found', 'plan_required', 'conflict', 'invalid_input', ...renderErrors],
  }),
  reshapeDocument: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/reshape',
    summary: 'Lay the same content out as a document, slides or a story, in a new version',
    auth: 'bearer',
    retry: 'never',
    params: documentId,
    body: {
      kind: 'json',
      schema: z.object({ version: versionNumber, shape: z.enum(['document', 'slides', 'story']) }),
    },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found', 'plan_required', 'conflict', 'invalid_input', ...renderErrors],
  }),
  readDocument: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id',
    summary: 'Read a document with its current page and its versions',
    auth: 'bearer',
    retry: 'safe',
    params: documentId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found'],
  }),
  readVersion: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id/versions/:version',
    summary: 'Read the page as one version had it',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid(), version: versionInAddress }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ version: z.number().int(), title: z.string(), html: z.string() }),
    },
    errors: ['not_found'],
  }),
  readPart: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id/versions/:version/parts/:part',
    summary:
      'Read a page or a block of content, with the other shapes and layouts that the same content can take',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid(), version: versionInAddress, part: z.string().min(1).max(64) }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        kind: z.enum(['page', 'block']),
        /** BCP 47 tag; determines the number format. */
        language: z.string(),
        content: contentPart,
        /** Each can be sent as is in `replace_block` or `replace_page`. */
        shapes: z.array(z.object({ as: z.string(), content: contentPart })),
      }),
    },
    errors: ['not_found'],
  }),
  readLooks: defineEndpoint({
    method: 'GET',
    path: '/api/user/documents/:id/versions/:version/looks',
    summary: 'Read a page of a version in every art direction and in other arrangements, for thumbnails',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid(), version: versionInAddress }),
    query: z.object({
      page: z.string().max(64).optional().describe('Id of the page; the first one if absent or unknown'),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        looks: z.array(z.object({ direction: z.string(), html: z.string() })),
        arrangements: z.array(
          z.object({
            name: z.string(),
            operations: z
              .array(z.record(z.string(), z.unknown()))
              .describe('What to send to the edits of this version to apply it'),
            html: z.string(),
          }),
        ),
      }),
    },
    errors: ['not_found'],
  }),
  restoreVersion: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/versions/:version/restore',
    summary: 'Make an earlier version the newest one',
    auth: 'bearer',
    retry: 'never',
    params: z.object({ id: z.uuid(), version: versionInAddress }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found', 'plan_required', ...renderErrors],
  }),
  undoChange: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/undo',
    summary: 'Go back to the version before, without a version of its own',
    auth: 'bearer',
    retry: 'keyed',
    params: documentId,
    body: { kind: 'json', schema: seenVersion },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found', 'plan_required', 'conflict'],
  }),
  redoChange: defineEndpoint({
    method: 'POST',
    path: '/api/user/documents/:id/redo',
    summary: 'Go forward again to the version that was undone last',
    auth: 'bearer',
    retry: 'keyed',
    params: documentId,
    body: { kind: 'json', schema: seenVersion },
    answer: { kind: 'json', schema: documentView },
    errors: ['not_found', 'plan_required', 'conflict'],
  }),
  documentPdf: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/pdf',
    summary: 'The document as PDF',
    auth: 'bearer',
    retry: 'safe',
    params: documentId,
    query: z.object({ version: versionInAddress.optional() }),
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
    errors: ['not_found', ...renderErrors],
  }),
  documentPdfToken: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/pdf/token',
    summary:
      'A signed link to the PDF, good for 120 minutes, for a window or a download of the browser itself',
    auth: 'bearer',
    retry: 'safe',
    params: documentId,
    query: z.object({
      version: versionInAddress.optional(),
      /** Whether the browser saves the file or shows it. */
      disposition: z.enum(['inline', 'attachment']).default('inline'),
    }),
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ signed_url: z.string() }) },
    errors: ['not_found', ...renderErrors],
  }),
  renderedFile: defineEndpoint({
    method: 'GET',
    path: '/files/:token',
    summary: 'A file by its signed, short-lived link',
    auth: 'none',
    retry: 'safe',
    params: z.object({ token: z.string().min(20).max(2000) }),
    body: { kind: 'none' },
    answer: {
      kind: 'file',
      mediaTypes: [
        'application/pdf',
        'application/zip',
        'image/webp',
        'image/png',
        'image/jpeg',
        'image/svg+xml',
        'font/woff2',
        'text/html',
      ],
    },
    errors: ['not_found', 'gone'],
  }),
};
