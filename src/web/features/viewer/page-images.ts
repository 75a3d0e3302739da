import { queryClient } from '../../lib/query-client.ts';
import { type PdfOfDocument, pdfQuery } from './api/pdf.ts';
import { openPdf } from './open-pdf.ts';

/** Offset printers ask for 300; at 200 an office printer shows no difference, and the pictures stay small. */
const dotsPerInch = 200;

export interface PageImage {
  /** An object URL, which goes with the window that it was made in. */
  readonly url: string;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Every page of a PDF as a picture. Throws CallError. */
export async function pageImages(pdf: PdfOfDocument): Promise<PageImage[]> {
  const opened = await openPdf(await queryClient.fetchQuery(pdfQuery(pdf)));
  try {
    const images: PageImage[] = [];
    for (let number = 1; number <= opened.document.numPages; number++) {
      const page = await opened.document.getPage(number);
      const viewport = page.getViewport({ scale: dotsPerInch / 72 });
      const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      // The types know only the canvas of a page; what is drawn on is the context of either.
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
