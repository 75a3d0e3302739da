import { useMutation } from '@tanstack/react-query';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { saveLink } from '../../../lib/save-link.ts';
import { readPdfLink } from '../api/pdf.ts';
import { downloadWarning, notAvailable } from '../file-warnings.ts';
import { warnOfFile } from '../warn-of-file.ts';
import type { FileOfDocument } from './use-print-document.ts';

/** Downloads PDFs with the browser's download manager, where downloads can be watched, paused and resumed. */
export function useDownloadDocument() {
  const mutation = useMutation({
    mutationFn: async ({ documentId, title, version }: FileOfDocument) => {
      const pdf = { documentId, ...(typeof version === 'number' ? { version } : {}) };
      saveLink(await readPdfLink(pdf, 'attachment'), fileNameOf(title, 'pdf'));
    },
    onError: (error) => warnOfFile(() => downloadWarning(error)),
  });
  return {
    download: (file: FileOfDocument) =>
      file.version === null ? warnOfFile(notAvailable) : mutation.mutate(file),
    /** Document whose PDF is being made. */
    downloadingId: mutation.isPending ? mutation.variables.documentId : null,
  };
}
