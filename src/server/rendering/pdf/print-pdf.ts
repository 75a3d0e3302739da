import type { PageTab } from '../browser/page-tab.ts';
import { RenderError } from '../render-error.ts';

/** A4, for pages that do not say how large they are. */
const defaultPaperInches = { paperWidth: 210 / 25.4, paperHeight: 297 / 25.4 };
/** Chunks of this size cost no more than one answer, and memory stays flat. */
const chunkBytes = 4 * 1024 * 1024;
const maxPdfBytes = 256 * 1024 * 1024;

/**
 * Prints the loaded page: tagged, with bookmarks of its headings, on the paper that its own CSS names.
 * @param transfer a small file comes fastest as a whole; in parts, a large one is held once instead of three times
 * @throws RenderError when the file grows too large.
 */
export async function printPdf(tab: PageTab, transfer: 'whole' | 'parts' = 'whole'): Promise<Uint8Array> {
  const { data, stream } = await tab.send('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    ...defaultPaperInches,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
    // The protocol's name; over our pipe it is bytes.
    transferMode: transfer === 'whole' ? 'ReturnAsBase64' : 'ReturnAsStream',
  });
  const pdf = stream === undefined ? data : await readStream(tab, stream);
  if (pdf.length > maxPdfBytes) throw tooLarge();
  return pdf;
}

function tooLarge(): RenderError {
  return new RenderError(
    'unprocessable',
    `The PDF is larger than ${maxPdfBytes / 1024 / 1024} MB. Use smaller pictures or fewer pages.`,
  );
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
  // Not awaited: the tab is closed after this job, and the stream with it.
  tab.send('IO.close', { handle }).catch(() => {});
  return Buffer.concat(chunks);
}
