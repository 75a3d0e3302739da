import { documentEndpoints } from '../../../../contract/documents.ts';
import { exportEndpoints } from '../../../../contract/exports.ts';
import type { PdfJobView } from '../../../../contract/pdf-jobs.ts';
import { pdfJobEndpoints } from '../../../../contract/pdf-jobs.ts';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { call } from '../../../lib/client.ts';
import { ownAddress } from '../../../lib/own-address.ts';
import { saveLink } from '../../../lib/save-link.ts';
import type { ExportKind, PictureScale, PressOptions } from '../export-kinds.ts';

/** A document and the version that is shown. */
export interface ExportTarget {
  readonly documentId: string;
  readonly title: string;
  readonly version?: number | undefined;
}

const versionOf = ({ version }: ExportTarget) => (version === undefined ? {} : { version });

/** Saves a file that is generated within one request. Returns the file name. */
export async function saveAtOnce(kind: 'pdf' | 'html', target: ExportTarget): Promise<string> {
  const params = { id: target.documentId };
  if (kind === 'html') {
    const { signed_url, file_name } = await call(exportEndpoints.documentHtmlFile, {
      params,
      query: versionOf(target),
    });
    saveLink(ownAddress(signed_url), file_name);
    return file_name;
  }
  const { signed_url } = await call(documentEndpoints.documentPdfToken, {
    params,
    query: { disposition: 'attachment', ...versionOf(target) },
  });
  const name = fileNameOf(target.title, 'pdf');
  saveLink(ownAddress(signed_url), name);
  return name;
}

/**
 * Reads the checks of the generated PDF. With pictures, the response includes its pages for the overlay on
 * the preview.
 */
export function readPdfChecks(target: ExportTarget, withPictures: boolean, signal: AbortSignal) {
  const query = { ...versionOf(target), pictures: withPictures ? ('true' as const) : ('false' as const) };
  return call(exportEndpoints.documentPdfChecks, { params: { id: target.documentId }, query }, { signal });
}

/** Queues a longer export. `jobId` makes retries idempotent. */
export function startExportJob(
  jobId: string,
  kind: Exclude<ExportKind, 'pdf' | 'html'>,
  target: ExportTarget,
  options: { readonly press: PressOptions; readonly scale: PictureScale },
): Promise<PdfJobView> {
  const of = { job_id: jobId, document_id: target.documentId, ...versionOf(target) };
  const { press, scale } = options;
  return call(pdfJobEndpoints.createPdfJob, {
    body:
      kind === 'print_ready'
        ? {
            kind,
            ...of,
            bleed_mm: press.bleedMm,
            marks: press.hasMarks,
            flatten: press.asImages ? 'image' : 'objects',
          }
        : { kind: 'images', ...of, format: kind, scale },
  });
}

export function readExportJob(jobId: string, signal: AbortSignal): Promise<PdfJobView> {
  return call(pdfJobEndpoints.readPdfJobStatus, { params: { id: jobId } }, { signal });
}

export function cancelExportJob(jobId: string): Promise<PdfJobView> {
  return call(pdfJobEndpoints.cancelPdfJob, { params: { id: jobId } });
}

export async function saveExportFile(jobId: string): Promise<string> {
  const { signed_url, file_name } = await call(pdfJobEndpoints.pdfJobFileToken, { params: { id: jobId } });
  saveLink(ownAddress(signed_url), file_name);
  return file_name;
}
