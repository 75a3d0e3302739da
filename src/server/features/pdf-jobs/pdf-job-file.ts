import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';
import { batchRequest } from './kinds/read-request.ts';
import { findOwnPdfJob, type PdfJobRow } from './pdf-job-store.ts';
import type { PdfJobResult } from './pdf-job-view.ts';

/** Returns the documents shown in a job's file. */
function documentsOf(job: PdfJobRow, { documentId }: PdfJobResult): readonly string[] {
  if (job.kind === 'batch') return batchRequest(job).document_ids;
  return documentId === null ? [] : [documentId];
}

/**
 * Returns a signed link to a job's file.
 * @throws AppError `not_found`; `conflict` if there is no file yet; `gone` if the file was removed
 */
export async function pdfJobFile(
  input: { readonly uid: string; readonly jobId: string },
  deps: Pick<Deps, 'db' | 'files' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ signed_url: string; file_name: string }> {
  const job = await findOwnPdfJob(deps.db, input.uid, input.jobId);
  if (!job) throw notFound('jobMissing');
  const result = job.result as PdfJobResult | null;
  if (!result) throw new AppError('conflict', told('jobHasNoFile'));
  const { key, name, contentType } = result.file;
  if (!(await deps.files.has(key))) throw new AppError('gone', told('jobFileExpired'));
  const of = { uid: input.uid, documentIds: documentsOf(job, result) };
  return { signed_url: signedFileUrl({ key, contentType, fileName: name, of }, deps), file_name: name };
}
