import { missingLetters } from '../../../domain/export/missing-letters.ts';
import type { PdfFacts } from '../../../domain/export/pdf-checks.ts';
import { type Told, told } from '../../told.ts';
import type { PageFacts } from '../in-page/page-facts.ts';
import { RenderError } from '../render-error.ts';
import type { FinishedPdf } from './finish-pdf.ts';

/**
 * Checks that a PDF contains what the page showed.
 * @throws RenderError naming what is wrong.
 */
export function verifyPdf(pdf: FinishedPdf, page: PageFacts): void {
  if (pdf.pages === 0) throw failed(told('pdfHasNoPages'));
  if (page.sections > 0 && pdf.pages !== page.sections) {
    throw failed(told('pdfPagesDiffer', { wanted: page.sections, found: pdf.pages }));
  }
  if (page.hasVisibleText && pdf.fonts === 0) {
    throw failed(told('pdfHasNoText'));
  }
  if (pdf.fontsNotEmbedded.length > 0) {
    throw failed(told('fontNotEmbedded', { font: pdf.fontsNotEmbedded[0] ?? '' }));
  }
}

/** If more than this share of the text is drawn as pictures, the document isn't readable. */
const mostMissing = 0.5;

/** Returns whether every letter and link of a page is in the file. */
export function holdsAll(pdf: FinishedPdf, page: PageFacts): boolean {
  return pdf.text !== null && missingLetters(page.text, pdf.text).missing === 0 && pdf.links >= page.links;
}

/**
 * Compares the text of the file with that of the pages and collects the facts.
 * @param text text read from the file; null if it couldn't be read
 * @throws RenderError if most of the text became a picture
 */
export function verifyText(pdf: FinishedPdf, page: PageFacts, text: string | null): PdfFacts {
  const found = text === null ? null : missingLetters(page.text, text);
  if (found && found.letters > 20 && found.missing / found.letters > mostMissing) {
    throw failed(told('pdfTextBecamePicture'));
  }
  return {
    pages: pdf.pages,
    letters: found?.letters ?? null,
    lettersMissing: found?.missing ?? null,
    fonts: pdf.fonts,
    linksShown: page.links,
    links: pdf.links,
    isTagged: pdf.isTagged,
    bytes: pdf.pdf.length,
  };
}

function failed(message: Told): RenderError {
  return new RenderError('unprocessable', message);
}
