import { queryClient } from '../../lib/query-client.ts';
import { type PdfOfDocument, pdfQuery } from './api/pdf.ts';
import { openPdf } from './open-pdf.ts';

/**
 * Print shops require 300 dpi; office printers show no difference above 200, and the pictures are smaller.
 */
const dotsPerInch = 200;

export interface PageImage {
  /** Object URL, valid as long as the window that created it. */
  readonly url: string;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Renders every page of a PDF as a picture. Throws CallError. */
export async function pageImages(pdf: PdfOfDocument): Promise<PageImage[]> {
  const opened = await openPdf(await queryClient.fetchQuery(pdfQuery(pdf)));
  try {
    const images: PageImage[] = [];
    for (let number = 1; number <= opened.document.numPages; number++) {
      const page = await opened.document.getPage(number);
      const viewport = page.getViewport({ scale: dotsPerInch / 72 });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // The types only allow HTMLCanvasElement; rendering works with the context of either.
      const drawn = canvas as unknown as HTMLCanvasElement;
      await page.render({ canvas: drawn, viewport, intent: 'print' }).promise;
      const url = URL.createObjectURL(await canvas.convertToBlob({ type: 'image/png' }));
      const [, , widthPt = 0, heightPt = 0] = page.view;
      images.push({ url, widthPt, heightPt });
    }
    return images;
  } finally {
    await opened.close();
  }
}
