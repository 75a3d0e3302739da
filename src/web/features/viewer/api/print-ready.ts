import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { call } from '../../../lib/client.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { saveLink } from '../../../lib/save-link.ts';

/** Queues a print-ready PDF. `jobId` makes retries idempotent. */
export function startPrintReady(jobId: string, documentId: string): Promise<PdfJobView> {
  return call(pdfJobEndpoints.createPdfJob, {
    body: { kind: 'print_ready', job_id: jobId, document_id: documentId },
  });
}

export function readJob(jobId: string, signal: AbortSignal): Promise<PdfJobView> {
  return call(pdfJobEndpoints.readPdfJobStatus, { params: { id: jobId } }, { signal });
}

export function cancelJob(jobId: string): Promise<PdfJobView> {
  return call(pdfJobEndpoints.cancelPdfJob, { params: { id: jobId } });
}

export async function saveJobFile(jobId: string): Promise<void> {
  const { signed_url, file_name } = await call(pdfJobEndpoints.pdfJobFileToken, { params: { id: jobId } });
  saveLink(ownAddress(signed_url), file_name);
}
