import { useCallback, useState } from 'react';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { printDocument } from '../print-document.ts';
import { openPrintWindow } from '../print-window.ts';

export interface FileOfDocument {
  readonly documentId: string;
  readonly title: string;
  /** The version that is shown; the current one where it is left out, none yet where it is null. */
  readonly version?: number | null;
}

/** Prints documents. Call `print` straight from a click: a browser opens no window later. */
export function usePrintDocument() {
  const [printingId, setPrintingId] = useState<string | null>(null);

  const print = useCallback(async ({ documentId, title, version }: FileOfDocument): Promise<void> => {
    setPrintingId(documentId);
    const pdf = { documentId, ...(typeof version === 'number' ? { version } : {}) };
    await printDocument(
      { isReady: version !== null },
      {
        openWindow: () => openPrintWindow(pdf, title),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
        warn: showErrorToast,
      },
    );
    setPrintingId((current) => (current === documentId ? null : current));
  }, []);

  return {
    print: (file: FileOfDocument) => void print(file),
    /** The document that is being printed. */
    printingId,
  };
}
