import type { pdfJobEndpoints } from '../../../contract/pdf-jobs.ts';
import { notFound } from '../../app-error.ts';
import type { Handlers } from '../../http/mount.ts';
import { cancelPdfJob } from './cancel-pdf-job.ts';
import { createPdfJob } from './create-pdf-job.ts';
import { followPdfJobs } from './follow-pdf-jobs.ts';
import { listPdfJobs } from './list-pdf-jobs.ts';
import { pdfJobFile } from './pdf-job-file.ts';
import { findOwnPdfJob } from './pdf-job-store.ts';
import { viewPdfJob } from './pdf-job-view.ts';

export const pdfJobHandlers = {
  createPdfJob: ({ body, caller }, deps) =>
    createPdfJob({ uid: caller.uid, author: caller.displayName, job: body }, deps),
  listPdfJobs: ({ query, caller }, deps) => listPdfJobs({ uid: caller.uid, ...query }, deps),
  followPdfJobs: async ({ query, caller }, deps) => {
    const input = { uid: caller.uid, limit: query.limit };
    return (writer) => followPdfJobs(input, writer, deps);
  },
  readPdfJobStatus: async ({ params, caller }, deps) => {
    const job = await findOwnPdfJob(deps.db, caller.uid, params.id);
    if (!job) throw notFound('jobMissing');
    return viewPdfJob(job, deps);
  },
  cancelPdfJob: ({ params, caller }, deps) => cancelPdfJob({ uid: caller.uid, jobId: params.id }, deps),
  pdfJobFileToken: ({ params, caller }, deps) => pdfJobFile({ uid: caller.uid, jobId: params.id }, deps),
} satisfies Handlers<typeof pdfJobEndpoints>;
