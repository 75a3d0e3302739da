import { useMutation } from '@tanstack/react-query';
import { fileNameOf } from '../../../../domain/file-name.ts';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { saveLink } from '../../../lib/save-link.ts';
import { readPdfLink } from '../api/pdf.ts';
import { downloadWarning, notAvailable } from '../file-warnings.ts';
import type { FileOfDocument } from './use-print-document.ts';

/** Downloads PDFs with the browser's download manager, where downloads can be watched, paused and resumed. */
export function useDownloadDocument() {
  const mutation = useMutation({
    mutationFn: async ({ documentId, title, version }: FileOfDocument) => {
      const pdf = { documentId, ...(typeof version === 'number' ? { version } : {}) };
      saveLink(await readPdfLink(pdf, 'attachment'), fileNameOf(title, 'pdf'));
    },
    onError: (error) => showErrorToast(downloadWarning(error)),
  });
  return {
    download: (file: FileOfDocument) =>
      file.version === null ? showErrorToast(notAvailable) : mutation.mutate(file),
    /** Document whose PDF is being made. */
    downloadingId: mutation.isPending ? mutation.variables.documentId : null,
  };
}
