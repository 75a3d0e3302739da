import { missingLetters } from '../../../domain/export/missing-letters.ts';
import type { PdfFacts } from '../../../domain/export/pdf-checks.ts';
import type { PageFacts } from '../in-page/page-facts.ts';
import { RenderError } from '../render-error.ts';
import type { FinishedPdf } from './finish-pdf.ts';

/**
 * Checks that a PDF contains what the page showed.
 * @throws RenderError naming what is wrong.
 */
export function verifyPdf(pdf: FinishedPdf, page: PageFacts): void {
  if (pdf.pages === 0) throw failed('The PDF has no pages. Add something to the page first.');
  if (page.sections > 0 && pdf.pages !== page.sections) {
    throw failed(
      `The document has ${count(page.sections, 'page')} but the PDF ${pdf.pages}. ` +
        'Make the page sections as large as the paper, with nothing between them.',
    );
  }
  if (page.hasVisibleText && pdf.fonts === 0) {
    throw failed(
      'The PDF has no text although the page has. Remove CSS filters from its text; if every page fails, ' +
        'install a font on the server (apt-get install fonts-dejavu-core).',
    );
  }
  if (pdf.fontsNotEmbedded.length > 0) {
    throw failed(`The font ${pdf.fontsNotEmbedded[0]} could not be embedded. Choose another font.`);
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
    throw failed(
      "Most of the page's text became a picture in the PDF. Remove CSS filters from it, or choose another font.",
    );
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

function failed(message: string): RenderError {
  return new RenderError('unprocessable', message);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
