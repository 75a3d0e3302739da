import { told } from '../../told.ts';
import type { PageTab } from '../browser/page-tab.ts';
import { RenderError } from '../render-error.ts';

/** A4, for pages that don't set a paper size. */
const defaultPaperInches = { paperWidth: 210 / 25.4, paperHeight: 297 / 25.4 };
/** Large enough to be as fast as a single response, while memory use stays flat. */
const chunkBytes = 4 * 1024 * 1024;
const maxPdfBytes = 256 * 1024 * 1024;

/**
 * Prints the loaded page: tagged, with bookmarks for its headings, at the paper size in its CSS.
 * @param transfer 'whole' is fastest for small files; 'parts' holds a large file in memory once instead of
 * three times
 * @throws RenderError if the file gets too large.
 */
export async function printPdf(tab: PageTab, transfer: 'whole' | 'parts' = 'whole'): Promise<Uint8Array> {
  const { data, stream } = await tab.send('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    ...defaultPaperInches,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    // The protocol's name; over our pipe the data is binary.
    transferMode: transfer === 'whole' ? 'ReturnAsBase64' : 'ReturnAsStream',
  });
  const pdf = stream === undefined ? data : await readStream(tab, stream);
  if (pdf.length > maxPdfBytes) throw tooLarge();
  return pdf;
}

function tooLarge(): RenderError {
  return new RenderError('unprocessable', told('pdfTooLarge', { limit: maxPdfBytes / 1024 / 1024 }));
}

async function readStream(tab: PageTab, handle: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isAtEnd = false;
  while (!isAtEnd) {
    const part = await tab.send('IO.read', { handle, size: chunkBytes });
    const chunk = Buffer.from(part.data, part.base64Encoded ? 'base64' : 'utf8');
    chunks.push(chunk);
    size += chunk.length;
    isAtEnd = part.eof;
    if (size > maxPdfBytes) throw tooLarge();
  }
  // Not awaited: the tab is closed after this job, which closes the stream too.
  tab.send('IO.close', { handle }).catch(() => {});
  return Buffer.concat(chunks);
}
