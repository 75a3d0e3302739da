import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text run of a PDF, in points from the top-left corner of the page. */
export interface PdfLine {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  /** Font size. */
  readonly size: number;
}

export interface PdfPageLines {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PdfLine[];
}

/** Returns the positions of a PDF's text, read independently of how it was made. Omits rotated text. */
export async function readPdfLines(bytes: Uint8Array): Promise<readonly PdfPageLines[]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const reader = await loading.promise;
  const pages: PdfPageLines[] = [];
  for (let number = 1; number <= reader.numPages; number += 1) {
    const page = await reader.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item): PdfLine[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, slant = 0, , size = 0, left = 0, bottom = 0] = item.transform as readonly number[];
      if (slant !== 0) return [];
      return [{ text: item.str, left, right: left + item.width, baseline: height - bottom, size }];
    });
    pages.push({ width, height, lines });
  }
  await loading.destroy();
  return pages;
}
