import { loadWords, words } from '../../lib/words.ts';
import { type PdfOfDocument, readPdfLink } from './api/pdf.ts';
import { pageImages } from './page-images.ts';
import type { PrintWindow } from './print-document.ts';

/**
 * Opens a window for printing. Browsers with a PDF viewer get the file; others, such as phones, get pictures
 * of the pages in print resolution.
 */
export function openPrintWindow({ documentId }: PdfOfDocument, title: string): PrintWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.document.title = title;
  let isShown = false;
  void loadWords('member').then(() => {
    if (!isShown) opened.document.body.textContent = words('member').printPreparing;
  });
  return {
    async show(version) {
      const pdf = { documentId, ...(version === undefined ? {} : { version }) };
      if (navigator.pdfViewerEnabled) {
        const link = await readPdfLink(pdf, 'inline');
        isShown = true;
        opened.location.href = link;
        return;
      }
      const pages = await pageImages(pdf);
      await loadWords('member');
      isShown = true;
      await showPages(opened.document, pages);
    },
    print() {
      try {
        opened.focus();
        opened.print();
      } catch {
        // Some browsers show PDFs in an isolated viewer: the user prints from there.
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
    image.alt = words('member').printPage(index + 1);
    return image;
  });
  target.head.append(style);
  target.body.replaceChildren(...images);
  await Promise.all(images.map((image) => image.decode()));
}
