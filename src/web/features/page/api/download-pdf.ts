import { useMutation } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { CallError, describeError } from '../../../lib/call-error.ts';
import { call } from '../../../lib/client.ts';
import { pdfFileName } from '../file-name.ts';

/** Long enough for the browser to have taken the file over. */
const releaseAfterMs = 60_000;

function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}

/** Fetches the PDF of a version and hands it to the browser, named after the title. */
export function useDownloadPdf() {
  return useMutation({
    mutationFn: async (input: { documentId: string; version: number; title: string }) => {
      const { documentId, version, title } = input;
      const file = await call(contract.documentPdf, { params: { id: documentId }, query: { version } });
      saveFile(file.blob, pdfFileName(title));
    },
  });
}

/** Why a download failed, in the words of the specification where it has some. */
export function describeDownloadError(error: unknown): string {
  if (error instanceof CallError && error.status === 403)
    return 'Access denied. Please refresh the page and try again.';
  if (error instanceof CallError && error.status === 404)
    return 'PDF file not found. The document may have been deleted.';
  return describeError(error);
}
