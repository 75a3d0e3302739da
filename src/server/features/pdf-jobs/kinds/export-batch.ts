import { Zip, ZipPassThrough } from 'fflate';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import { renderDocumentPdf } from '../../documents/render-document-pdf.ts';
import type { JobWork } from '../job-context.ts';
import { batchRequest } from './read-request.ts';

/** Maximum total size; the archive is built in memory. */
const mostBytes = 200 * 1024 * 1024;

/** Returns a name that is unique in the archive: the second 'Invoice.pdf' becomes 'Invoice (2).pdf'. */
function freeName(title: string, taken: Set<string>): string {
  for (let count = 1; ; count++) {
    const name = fileNameOf(count === 1 ? title : `${title.slice(0, 70)} (${count})`, 'pdf');
    // Some file systems ignore case.
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
}

/** Exports several documents as one zip. PDFs are already compressed, so they are stored uncompressed. */
export const exportBatch: JobWork<'batch'> = async ({ job, deps, signal, step }) => {
  const ids = [...new Set(batchRequest(job).document_ids)];
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const taken = new Set<string>();
  let bytes = 0;
  for (const [index, documentId] of ids.entries()) {
    await step('draw', {
      reason: 'at_document',
      values: { number: index + 1, of: ids.length },
    });
    const made = await renderDocumentPdf({ uid: job.user_id, documentId, author: job.author, signal }, deps);
    bytes += made.pdf.length;
    if (bytes > mostBytes) throw new AppError('payload_too_large', told('batchTooLarge'));
    const file = new ZipPassThrough(freeName(made.title, taken));
    file.mtime = job.created_at;
    zip.add(file);
    file.push(made.pdf, true);
  }
  await step('pack');
  zip.end();
  const archive = Buffer.concat(chunks);
  signal.throwIfAborted();
  await step('keep');
  const key = `exports/${job.id}.zip`;
  await deps.files.put(key, archive, 'application/zip');
  const name = fileNameOf(`Octavo, ${ids.length} documents`, 'zip');
  return {
    documentId: null,
    version: null,
    file: { key, name, contentType: 'application/zip', bytes: archive.length },
  };
};
