import { z } from 'zod';
import { pdfJobKinds, pdfJobStatuses } from '../domain/pdf-job.ts';
import { chatRequest } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { maxPictureWidth, preflightReport } from './exports.ts';
import { versionNumber } from './version-number.ts';

/** Documents that go into one archive. */
const maxBatchDocuments = 100;
/** Jobs of one page of the list. */
export const jobsPerPage = 20;
/** As many as the live list follows at once. */
const maxFollowedJobs = 500;

const version = versionNumber;

const ofDocument = { job_id: z.uuid().optional(), document_id: z.uuid(), version: version.optional() };

/** What a job does. A job of the same id as one before is that one: sending it twice is no second job. */
export const newPdfJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quality'), job_id: z.uuid().optional(), request: chatRequest }),
  z.object({ kind: z.literal('pdf'), ...ofDocument }),
  z.object({
    kind: z.literal('print_ready'),
    ...ofDocument,
    /** What goes on past the cut, on every side. */
    bleed_mm: z.number().min(0).max(10).default(3),
    /** Crop and registration marks. */
    marks: z.boolean().default(true),
    /** What is left: `objects` are text and drawings without links and forms, `image` is one picture a page. */
    flatten: z.enum(['objects', 'image']).default('objects'),
  }),
  z.object({
    kind: z.literal('images'),
    ...ofDocument,
    format: z.enum(['png', 'webp']).default('png'),
    width: z.number().int().min(50).max(maxPictureWidth).default(1654),
  }),
  z.object({
    kind: z.literal('batch'),
    job_id: z.uuid().optional(),
    document_ids: z
      .array(z.uuid())
      .min(1, 'Choose at least one document.')
      .max(maxBatchDocuments, `At most ${maxBatchDocuments} documents go into one archive.`),
  }),
]);

export type NewPdfJob = z.output<typeof newPdfJob>;

export const pdfJobView = z.object({
  job_id: z.string(),
  user_id: z.string(),
  kind: z.enum(pdfJobKinds),
  status: z.enum(pdfJobStatuses),
  /** Of the document, the prompt or the batch; empty while it is not known. */
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** What is being done: 'Drafting, page 3'. Empty before it begins. */
  progress: z.object({ label: z.string(), done: z.number().int(), of: z.number().int() }),
  /** Jobs of anybody that come first, up to a hundred; null for one that does not wait. */
  jobs_ahead: z.number().int().nullable(),
  /** Times that it was begun. */
  attempts: z.number().int(),
  /** When it failed: why, in words. While it waits to be tried again: why that is. */
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The generation that it runs, to follow in the chat; null before it begins, and for exports. */
  run_id: z.string().nullable(),
  session_id: z.string().nullable(),
  /** The document that it is about, also where nothing came of it. */
  document_id: z.string().nullable(),
  result: z
    .object({
      document_id: z.string().nullable(),
      version: version.nullable(),
      file_name: z.string(),
      file_bytes: z.number().int(),
      /** Of a file for the press: what was looked at, in words. */
      preflight: preflightReport.nullable(),
    })
    .nullable(),
});

export type PdfJobView = z.infer<typeof pdfJobView>;

/** The newest jobs: all of them at first and where one has gone, then those that changed. */
export const jobListEvent = z.object({
  type: z.enum(['snapshot', 'changed']),
  jobs: z.array(pdfJobView),
  total: z.number().int(),
  has_more: z.boolean(),
});

export type JobListEvent = z.infer<typeof jobListEvent>;

const jobId = z.object({ id: z.uuid() });

export const pdfJobEndpoints = {
  createPdfJob: defineEndpoint({
    method: 'POST',
    path: '/api/pdf-jobs',
    summary: 'Queue a generation in quality mode or an export',
    auth: 'bearer',
    retry: 'never',
    body: { kind: 'json', schema: newPdfJob },
    answer: { kind: 'json', schema: pdfJobView },
    errors: ['invalid_input', 'not_found', 'conflict', 'rate_limited', 'allowance_used_up'],
  }),
  listPdfJobs: defineEndpoint({
    method: 'GET',
    path: '/api/pdf-jobs',
    summary: 'The own jobs, newest first',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(jobsPerPage),
      cursor: z.string().max(200).optional(),
    }),
    body: { kind: 'none' },
    answer: {
      kind: 'json',
      schema: z.object({
        jobs: z.array(pdfJobView),
        total: z.number().int(),
        has_more: z.boolean(),
        next_cursor: z.string().nullable(),
      }),
    },
    errors: ['invalid_input'],
  }),
  followPdfJobs: defineEndpoint({
    method: 'GET',
    path: '/api/pdf-jobs/live',
    summary: 'Follow the newest own jobs. Ends after some minutes, to be opened again with a fresh token',
    auth: 'bearer',
    retry: 'safe',
    query: z.object({ limit: z.coerce.number().int().min(1).max(maxFollowedJobs).default(jobsPerPage) }),
    body: { kind: 'none' },
    answer: { kind: 'events', schema: jobListEvent },
    errors: ['invalid_input'],
  }),
  readPdfJobStatus: defineEndpoint({
    method: 'GET',
    path: '/api/pdf-jobs/:id/status',
    summary: 'How far a job is',
    auth: 'bearer',
    retry: 'safe',
    params: jobId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: pdfJobView },
    errors: ['not_found'],
  }),
  cancelPdfJob: defineEndpoint({
    method: 'DELETE',
    path: '/api/pdf-jobs/:id/cancel',
    summary: 'Cancel a job that is queued or processing',
    auth: 'bearer',
    retry: 'safe',
    params: jobId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: pdfJobView },
    errors: ['not_found', 'conflict'],
  }),
  pdfJobFileToken: defineEndpoint({
    method: 'GET',
    path: '/api/pdf-jobs/:id/file/token',
    summary: 'A signed link to the file that a job made, good for 120 minutes',
    auth: 'bearer',
    retry: 'safe',
    params: jobId,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ signed_url: z.string(), file_name: z.string() }) },
    errors: ['not_found', 'conflict', 'gone'],
  }),
};
