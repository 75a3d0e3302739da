import { fileNameOf } from '../../../../domain/file-name.ts';
import { renderDocumentPdf } from '../../documents/render-document-pdf.ts';
import type { JobWork } from '../job-context.ts';
import { flattenPdf } from './flatten-pdf.ts';
import { exportRequest } from './read-request.ts';

/** A PDF for the printer's: nothing in it but what is drawn, and the boxes that say where it is cut. */
export const exportPrintReady: JobWork<'print_ready'> = async ({ job, deps, signal, step }) => {
  const request = exportRequest(job);
  await step('draw');
  const made = await renderDocumentPdf({ ...request, uid: job.user_id, author: job.author, signal }, deps);
  await step('flatten');
  const flat = await flattenPdf(made.pdf);
  signal.throwIfAborted();
  await step('keep');
  const key = `exports/${job.id}.pdf`;
  await deps.files.put(key, flat, 'application/pdf');
  return {
    documentId: request.documentId,
    version: made.version,
    file: {
      key,
      name: fileNameOf(`${made.title} (print-ready)`, 'pdf'),
      contentType: 'application/pdf',
      bytes: flat.length,
    },
  };
};
