import { type NewPdfJob, newPdfJob } from '../../../../contract/pdf-jobs.ts';
import type { PdfJobRow } from '../pdf-job-store.ts';

type RequestOf<K extends NewPdfJob['kind']> = Extract<NewPdfJob, { kind: K }>;

function requestOf<K extends NewPdfJob['kind']>(job: PdfJobRow, ...kinds: readonly K[]): RequestOf<K> {
  const request = newPdfJob.parse(job.request);
  if (!kinds.some((kind) => kind === request.kind))
    throw new Error(`a ${request.kind} job came to other work`);
  return request as RequestOf<K>;
}

/** The document, and the version of it where one was chosen. */
export function exportRequest(job: PdfJobRow): { readonly documentId: string; readonly version?: number } {
  const { document_id, version } = requestOf(job, 'pdf', 'print_ready');
  return { documentId: document_id, ...(version === undefined ? {} : { version }) };
}

export const batchRequest = (job: PdfJobRow) => requestOf(job, 'batch');
export const qualityRequest = (job: PdfJobRow) => requestOf(job, 'quality');
