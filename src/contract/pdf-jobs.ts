import { z } from 'zod';
import { pdfJobKinds, pdfJobStatuses } from '../domain/pdf-job.ts';
import { chatRequest } from './chat.ts';
import { defineEndpoint } from './endpoint.ts';
import { reasonFields, storedError } from './error-codes.ts';
import { maxPictureWidth, pictureScales, preflightReport } from './exports.ts';
import { versionNumber } from './version-number.ts';

/** Maximum number of documents per archive. */
const maxBatchDocuments = 100;
/** Page size of the job list. */
export const jobsPerPage = 20;
/** Maximum number of jobs in a live list. */
const maxFollowedJobs = 500;

const version = versionNumber;

const ofDocument = { job_id: z.uuid().optional(), document_id: z.uuid(), version: version.optional() };

/** A new job. Repeating a request with the same id returns the existing job. */
export const newPdfJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quality'), job_id: z.uuid().optional(), request: chatRequest }),
  z.object({ kind: z.literal('pdf'), ...ofDocument }),
  z.object({
    kind: z.literal('print_ready'),
    ...ofDocument,
    /** Bleed beyond the trim, on every side. */
    bleed_mm: z.number().min(0).max(10).default(3),
    /** Crop and registration marks. */
    marks: z.boolean().default(true),
    /** `objects` keeps text and drawings without links and forms; `image` makes one image per page. */
    flatten: z.enum(['objects', 'image']).default('objects'),
  }),
  z.object({
    kind: z.literal('images'),
    ...ofDocument,
    format: z.enum(['png', 'webp']).default('png'),
    width: z.number().int().min(50).max(maxPictureWidth).default(1654),
    scale: z
      .literal(pictureScales)
      .optional()
      .describe('Instead of a width: 1, 2 or 3 pixels for each px of the page.'),
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
  /** Title of the document, the prompt or the batch; empty until known. */
  title: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  progress: z.object({
    /** Current step: 'Drafting, page 3'. Empty before the job starts. */
    label: z.string(),
    /** Stable name of the step; null before the job starts. */
    step: z.string().nullable(),
    ...reasonFields,
    done: z.number().int(),
    of: z.number().int(),
  }),
  /** Number of jobs ahead in the queue, across all users, at most 100; null if not queued. */
  jobs_ahead: z.number().int().nullable(),
  /** Number of attempts. */
  attempts: z.number().int(),
  /** Reason of a failure, or of a pending retry. */
  error: storedError.nullable(),
  /** The generation run, for following it in the chat; null before it starts, and for exports. */
  run_id: z.string().nullable(),
  session_id: z.string().nullable(),
  /** The job's document, even if there is no result. */
  document_id: z.string().nullable(),
  result: z
    .object({
      document_id: z.string().nullable(),
      version: version.nullable(),
      file_name: z.string(),
      file_bytes: z.number().int(),
      /** Preflight report; for print files only. */
      preflight: preflightReport.nullable(),
    })
    .nullable(),
});

export type PdfJobView = z.infer<typeof pdfJobView>;

/** The newest jobs: a snapshot of all at the start and after a removal, then only changed ones. */
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
