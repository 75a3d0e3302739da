import { type PdfOfDocument, readPdfLink } from './api/pdf.ts';
import { pageImages } from './page-images.ts';
import type { PrintWindow } from './print-document.ts';

const words = 'Preparing the PDF…';

/**
 * Opens a window for printing. Where the browser shows PDFs itself it gets the file; elsewhere, as on telephones, it
 * gets pictures of the pages, fine enough for paper.
 */
export function openPrintWindow(pdf: PdfOfDocument, title: string): PrintWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.document.title = title;
  opened.document.body.textContent = words;
  return {
    async show() {
      if (navigator.pdfViewerEnabled) {
        opened.location.href = await readPdfLink(pdf, 'inline');
        return;
      }
      await showPages(opened.document, await pageImages(pdf));
    },
    print() {
      try {
        opened.focus();
        opened.print();
      } catch {
        // Some browsers show a PDF in a place of their own, out of reach: it is printed by the button of their viewer.
      }
    },
    close: () => opened.close(),
  };
}

async function showPages(target: Document, pages: Awaited<ReturnType<typeof pageImages>>): Promise<void> {
  const [first] = pages;
  const style = target.createElement('style');
  style.textContent = `
    @page { size: ${first?.widthPt ?? 595}pt ${first?.heightPt ?? 842}pt; margin: 0 }
    body { margin: 0 } img { display: block; width: 100%; break-after: page }`;
  const images = pages.map(({ url }, index) => {
    const image = target.createElement('img');
    image.src = url;
    image.alt = `Page ${index + 1}`;
    return image;
  });
  target.head.append(style);
  target.body.replaceChildren(...images);
  await Promise.all(images.map((image) => image.decode()));
}
