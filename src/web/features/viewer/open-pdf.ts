import type { PDFDocumentProxy } from 'pdfjs-dist';

export type PdfJs = typeof import('pdfjs-dist');

export interface OpenPdf {
  readonly pdfjs: PdfJs;
  readonly document: PDFDocumentProxy;
  close(): Promise<void>;
}

// Large, and needed by few pages: both come when the first PDF is opened. The build for older browsers, since the other
// one asks for browsers of this year.
const loadPdfJs = async (): Promise<PdfJs> => {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs') as Promise<PdfJs>,
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
};

/**
 * Reads a PDF in a worker. Scripts, forms and what would have to be compiled at run time stay off: our files have none,
 * and the policy of the page forbids it.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const pdfjs = await loadPdfJs();
  const loading = pdfjs.getDocument({
    // The worker takes its bytes away; the caller may need them again.
    data: new Uint8Array(bytes.slice(0)),
    useWasm: false,
    enableXfa: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  return { pdfjs, document: await loading.promise, close: () => loading.destroy() };
}
