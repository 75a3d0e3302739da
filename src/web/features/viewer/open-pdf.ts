import type { PDFDocumentProxy } from 'pdfjs-dist';

export type PdfJs = typeof import('pdfjs-dist');

export interface OpenPdf {
  readonly pdfjs: PdfJs;
  readonly document: PDFDocumentProxy;
  close(): Promise<void>;
}

// Large and rarely needed, so both load with the first PDF. Uses the legacy build, because the default one
// requires the newest browsers.
const loadPdfJs = async (): Promise<PdfJs> => {
  const [pdfjs, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs') as Promise<PdfJs>,
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ]);
  pdfjs.GlobalWorkerOptions.workerSrc = worker.default;
  return pdfjs;
};

/**
 * Reads a PDF in a worker. Scripts, forms and runtime compilation are off: our files need none, and the CSP
 * forbids it.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const pdfjs = await loadPdfJs();
  const loading = pdfjs.getDocument({
    // The worker takes ownership of the buffer; the caller may need it again.
    data: new Uint8Array(bytes.slice(0)),
    useWasm: false,
    enableXfa: false,
    useSystemFonts: false,
    verbosity: 0,
  });
  return { pdfjs, document: await loading.promise, close: () => loading.destroy() };
}
