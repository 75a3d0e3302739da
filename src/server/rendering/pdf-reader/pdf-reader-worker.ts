import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { PdfQuestion, PdfReaderMessage, ReadPicture } from './pdf-reader.ts';

/* Reads PDFs in a worker thread, because drawing a page blocks for 100 ms. */

const library = PDFiumLibrary.init();

async function answer({
  pdf,
  ask,
  dpi,
  pages,
}: PdfQuestion): Promise<readonly string[] | readonly ReadPicture[]> {
  const document = await (await library).loadDocument(pdf);
  try {
    const found = [...document.pages()];
    if (ask === 'texts') return found.map((page) => page.getText());
    const pictures: ReadPicture[] = [];
    for (const page of found) {
      if (pages && !pages.includes(page.number + 1)) continue;
      const { width, height, data } = await page.render({ scale: dpi / 72, render: 'bitmap' });
      pictures.push({ width, height, rgba: new Uint8Array(data) });
    }
    return pictures;
  } finally {
    document.destroy();
  }
}

parentPort?.on('message', ({ id, question }: PdfReaderMessage) => {
  answer(question).then(
    (value) => parentPort?.postMessage({ id, value }),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) }),
  );
});
