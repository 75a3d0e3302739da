import { fileNameOf } from '../../../../domain/file-name.ts';
import { renderDocumentPdf } from '../../documents/render-document-pdf.ts';
import type { JobWork } from '../job-context.ts';
import { pdfRequest } from './read-request.ts';

/** Exports a document as PDF. Cached by content, so it is rendered once. */
export const exportPdf: JobWork<'pdf'> = async ({ job, deps, signal, step }) => {
  const request = pdfRequest(job);
  await step('draw');
  const made = await renderDocumentPdf({ ...request, uid: job.user_id, author: job.author, signal }, deps);
  return {
    documentId: request.documentId,
    version: made.version,
    file: {
      key: made.key,
      name: fileNameOf(made.title, 'pdf'),
      contentType: 'application/pdf',
      bytes: made.pdf.length,
    },
  };
};
