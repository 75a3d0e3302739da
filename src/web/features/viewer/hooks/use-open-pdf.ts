import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pdfQuery } from '../api/pdf.ts';
import { type OpenPdf, openPdf } from '../open-pdf.ts';

export type PdfState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly kind: 'open'; readonly pdf: OpenPdf };

/** Fetches and opens the PDF of a document, or of a version of it; closes it on unmount. */
export function useOpenPdf(documentId: string, version: number | null): PdfState {
  const file = useQuery(pdfQuery({ documentId, ...(version === null ? {} : { version }) }));
  const [opened, setOpened] = useState<OpenPdf | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (!file.data) return;
    let isWanted = true;
    let pdf: OpenPdf | null = null;
    openPdf(file.data).then(
      (ready) => {
        pdf = ready;
        if (isWanted) setOpened(ready);
        else void ready.close();
      },
      (reason: unknown) => isWanted && setError(reason),
    );
    return () => {
      isWanted = false;
      setOpened(null);
      setError(null);
      void pdf?.close();
    };
  }, [file.data]);

  const failure = file.error ?? error;
  if (failure) return { kind: 'failed', error: failure, retry: () => void file.refetch() };
  return opened ? { kind: 'open', pdf: opened } : { kind: 'loading' };
}
