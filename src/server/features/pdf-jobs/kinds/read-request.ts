import { type NewPdfJob, newPdfJob } from '../../../../contract/pdf-jobs.ts';
import type { PdfJobRow } from '../pdf-job-store.ts';

type RequestOf<K extends NewPdfJob['kind']> = Extract<NewPdfJob, { kind: K }>;

function requestOf<K extends NewPdfJob['kind']>(job: PdfJobRow, ...kinds: readonly K[]): RequestOf<K> {
  const request = newPdfJob.parse(job.request);
  if (!kinds.some((kind) => kind === request.kind))
    throw new Error(`a ${request.kind} job came to other work`);
  return request as RequestOf<K>;
}

/** Returns the document, and its version if one was chosen. */
function documentOf(request: { readonly document_id: string; readonly version?: number | undefined }) {
  const { document_id: documentId, version } = request;
  return { documentId, ...(version === undefined ? {} : { version }) };
}

export const pdfRequest = (job: PdfJobRow) => documentOf(requestOf(job, 'pdf'));

export function printReadyRequest(job: PdfJobRow) {
  const request = requestOf(job, 'print_ready');
  const { bleed_mm: bleedMm, marks: hasMarks, flatten } = request;
  return { ...documentOf(request), options: { bleedMm, hasMarks, asImages: flatten === 'image' } };
}

export function imagesRequest(job: PdfJobRow) {
  const request = requestOf(job, 'images');
  return { ...documentOf(request), format: request.format, width: request.width, scale: request.scale };
}

export const batchRequest = (job: PdfJobRow) => requestOf(job, 'batch');
export const qualityRequest = (job: PdfJobRow) => requestOf(job, 'quality');
