import { useCallback, useState } from 'react';
import { type OutputReady, readyNow } from '../output-ready.ts';
import { printDocument } from '../print-document.ts';
import { openPrintWindow } from '../print-window.ts';
import { warnOfFile } from '../warn-of-file.ts';

export interface FileOfDocument {
  readonly documentId: string;
  readonly title: string;
  /** The shown version; undefined for the current one, null if there is none yet. */
  readonly version?: number | null;
}

/** Prints documents. Call `print` directly in a click handler, or the window is blocked; `ready` may follow. */
export function usePrintDocument() {
  const [printingId, setPrintingId] = useState<string | null>(null);

  const print = useCallback(
    async ({ documentId, title, version }: FileOfDocument, ready?: OutputReady): Promise<void> => {
      setPrintingId(documentId);
      await printDocument(
        { isReady: version !== null, ready: ready ?? readyNow(version ?? undefined) },
        {
          openWindow: () => openPrintWindow({ documentId }, title),
          wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
          warn: warnOfFile,
        },
      );
      setPrintingId((current) => (current === documentId ? null : current));
    },
    [],
  );

  return {
    print: (file: FileOfDocument, ready?: OutputReady) => void print(file, ready),
    /** Document that is being printed. */
    printingId,
  };
}
