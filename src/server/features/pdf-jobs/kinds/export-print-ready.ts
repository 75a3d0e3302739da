import { preflight } from '../../../../domain/export/preflight.ts';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { findPrintableDocument } from '../../documents/find-printable-document.ts';
import type { JobWork } from '../job-context.ts';
import { printReadyRequest } from './read-request.ts';

/** Exports a PDF for a print shop: flattened, with bleed and trim boxes, and with its preflight report. */
export const exportPrintReady: JobWork<'print_ready'> = async ({ job, deps, signal, step }) => {
  const { options, ...request } = printReadyRequest(job);
  const page = await findPrintableDocument({ ...request, uid: job.user_id }, deps);
  await step('draw');
  const { pdf, facts } = await deps.renderer.printReady({
    html: page.html,
    metadata: { title: page.title, author: job.author, language: page.language },
    ...options,
    onPage: (number, of) => step('draw', { reason: 'at_page_of', values: { number, of } }),
    onDrawn: () => step('flatten'),
    signal,
  });
  signal.throwIfAborted();
  await step('keep');
  const key = `exports/${job.id}.pdf`;
  await deps.files.put(key, pdf, 'application/pdf');
  return {
    documentId: request.documentId,
    version: page.version,
    file: {
      key,
      name: fileNameOf(`${page.title} (print-ready)`, 'pdf'),
      contentType: 'application/pdf',
      bytes: pdf.length,
    },
    preflight: preflight(facts),
  };
};
