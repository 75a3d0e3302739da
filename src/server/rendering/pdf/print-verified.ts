import type { PdfFacts } from '../../../domain/export/pdf-checks.ts';
import type { PageTab } from '../browser/page-tab.ts';
import type { PageDress } from '../foreign/page-dress.ts';
import type { PageFacts } from '../in-page/page-facts.ts';
import { withLighterPhotos } from '../lighter-photos.ts';
import { factsOfPaper, loadPage, loadPageForPaper } from '../load-page.ts';
import type { PdfReader } from '../pdf-reader/pdf-reader.ts';
import { finishPrinted } from './finish-printed.ts';
import type { PdfMetadata } from './pdf-metadata.ts';
import { printPdf } from './print-pdf.ts';
import { holdsAll, verifyPdf, verifyText } from './verify-pdf.ts';

/** Larger pages may produce large files. */
const mostAtOnceCharacters = 8 * 1024 * 1024;
/** Larger files are not read back. */
const mostReadBytes = 32 * 1024 * 1024;

export interface PrintJob {
  readonly html: string;
  /** Missing values are taken from the page: <title>, <html lang>. */
  readonly metadata: PdfMetadata;
  readonly dress?: PageDress | undefined;
}

export interface VerifiedPdf {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly facts: PdfFacts;
}

/**
 * Prints a page and compares the file with it. If the file contains every letter and link of the markup,
 * nothing is missing. Otherwise compares with the visible text only, which takes five times as long, and
 * looks for what is still missing with a second engine.
 * @throws RenderError naming what is wrong
 */
export async function printVerified(
  tab: PageTab,
  { html: given, metadata, dress }: PrintJob,
  reader: PdfReader,
): Promise<VerifiedPdf> {
  // Runs inside the job's slot, so queued jobs hold no decoded pictures.
  const html = await withLighterPhotos(given);
  const page = dress ? await loadPage(tab, html, 'print', dress) : await loadPageForPaper(tab, html);
  const printed = await printPdf(tab, html.length > mostAtOnceCharacters ? 'parts' : 'whole');
  const { title = page.title, language = page.language, author } = metadata;
  const finished = await finishPrinted(printed, { title, author, language }, new Date());
  const verified = (facts: PageFacts, text: string | null): VerifiedPdf => {
    verifyPdf(finished, facts);
    return { pdf: finished.pdf, pages: finished.pages, facts: verifyText(finished, facts, text) };
  };
  if (holdsAll(finished, page)) return verified(page, finished.text);
  const facts = dress ? page : await factsOfPaper(tab);
  if (holdsAll(finished, facts) || printed.length > mostReadBytes) return verified(facts, finished.text);
  const texts = await reader.texts(printed).catch(() => null);
  return verified(facts, texts?.join(' ') ?? finished.text);
}
