import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { versionInAddress } from './version-number.ts';

/**
 * Maximum size of client HTML in UTF-8 bytes: markup and style sheet, including embedded images and fonts.
 */
export const maxGivenHtmlBytes = 20 * 1024 * 1024;
const limit = `at most ${maxGivenHtmlBytes / 1024 / 1024} MB; more is refused with 413`;
/** Maximum width of a page image in pixels. */
export const maxPictureWidth = 4000;
/** Sizes of page images as multiples of the page in CSS px; the largest format stays below the maximum width. */
export const pictureScales = [1, 2, 3] as const;

export const preflightReport = z.array(
  z.object({
    id: z.string(),
    status: z.enum(['passed', 'warning', 'failed', 'note']),
    title: z.string(),
    detail: z.string(),
  }),
);

const noHtml = 'There is no HTML to render.';
const html = z
  .string()
  .min(1, noHtml)
  .describe(
    `The page with its styles, pictures and fonts inside: ${limit}. Scripts do not run, nothing is fetched.`,
  );
/** What was omitted from a print. Absent if nothing was. */
const notes = z
  .array(z.string())
  .optional()
  .describe('What was left out, such as a style sheet at another address. Absent when nothing was.');
const printed = z.object({ pdf_url: z.string(), notes });
const title = z.string().max(300).default('Untitled');
const sessionId = z.uuid().nullish().or(z.literal(''));

const rendering = [
  'unprocessable',
  'render_failed',
  'render_busy',
  'deadline_exceeded',
  'storage_failed',
] as const;

/**
 * Exports documents and client HTML as files. Client HTML is untrusted: scripts don't run, and nothing is
 * fetched.
 */
export const exportEndpoints = {
  generatePdf: defineEndpoint({
    method: 'POST',
    path: '/pdf/generate',
    summary: 'Render HTML with a style sheet as PDF, and answer the file',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z
        .object({
          html_code: z.string().min(1, noHtml).describe('The page. Scripts do not run, nothing is fetched.'),
          css_code: z.string().default('').describe('A style sheet, put at the end of the head.'),
        })
        .describe(
          `Markup and style sheet together: ${limit}. The header Octavo-Notes lists, as JSON, what was left out, such as an @import of another address.`,
        ),
    },
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
    errors: ['invalid_input', 'payload_too_large', 'unprocessable', ...rendering],
  }),
  generateFromHtml: defineEndpoint({
    method: 'POST',
    path: '/pdf/generate-from-html',
    summary: 'Render given HTML as PDF behind a signed link; a preview is shown in place, else it is saved',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        html_content: html,
        title,
        is_preview: z.boolean().default(false),
        session_id: sessionId,
      }),
    },
    answer: { kind: 'json', schema: printed },
    errors: ['invalid_input', 'not_found', 'payload_too_large', 'unprocessable', ...rendering],
  }),
  generateFromHtmlV2: defineEndpoint({
    method: 'POST',
    path: '/pdf/generate-from-html-v2',
    summary: 'Given HTML: a preview as PDF behind a signed link, else a document of its own in the session',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({
        html_content: html,
        title,
        session_id: sessionId,
        is_preview: z.boolean().default(false),
        /** 'slides' and similar values make a deck; all others a page. */
        document_type: z.string().max(64).nullish(),
      }),
    },
    answer: {
      kind: 'json',
      schema: z.union([printed, z.object({ document_id: z.string() })]),
    },
    errors: ['invalid_input', 'not_found', 'payload_too_large', 'unprocessable', ...rendering],
  }),
  flattenPdf: defineEndpoint({
    method: 'POST',
    path: '/pdf/flatten',
    summary:
      'A PDF of this installation without links, notes and forms: what they show becomes part of the page',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: z.object({ pdf_url: z.string().min(1).max(4000) }) },
    answer: { kind: 'json', schema: z.object({ flattened_pdf_url: z.string() }) },
    errors: ['invalid_input', 'not_found', 'gone', 'unprocessable', 'storage_failed'],
  }),
  documentPdfChecks: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/pdf/checks',
    summary:
      'What was checked in the PDF of a document; with pictures, its pages are laid over the preview too',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      version: versionInAddress.optional(),
      pictures: z.enum(['true', 'false']).default('false'),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ passed: z.boolean(), checks: preflightReport }),
    },
    errors: ['not_found', ...rendering],
  }),
  documentHtmlFile: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/html/token',
    summary: 'A signed link to the document as one HTML file with everything inside, good for 120 minutes',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    query: z.object({ version: versionInAddress.optional() }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({ signed_url: z.string(), file_name: z.string(), file_bytes: z.number().int() }),
    },
    errors: ['not_found', 'storage_failed'],
  }),
  documentScreenshots: defineEndpoint({
    method: 'GET',
    path: '/api/documents/:id/screenshots',
    summary: 'Pictures of the pages behind signed links, and all of them as one zip',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ id: z.uuid() }),
    query: z.object({
      version: versionInAddress.optional(),
      format: z.enum(['png', 'webp']).default('png'),
      width: z.coerce.number().int().min(50).max(maxPictureWidth).default(1240),
      scale: z.coerce
        .number()
        .int()
        .min(1)
        .max(3)
        .optional()
        .describe('Instead of a width: 1, 2 or 3 pixels for each px of the page.'),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        image_urls: z.array(z.string()),
        pages: z.number().int(),
        zip_url: z.string(),
      }),
    },
    errors: ['not_found', 'payload_too_large', ...rendering],
  }),
};
