import type { PageFacts } from '../in-page/await-page.ts';
import { RenderError } from '../render-error.ts';
import type { FinishedPdf } from './finish-pdf.ts';

/**
 * A PDF counts only when it holds what the page showed.
 * @throws RenderError naming what is wrong.
 */
export function verifyPdf(pdf: FinishedPdf, page: PageFacts): void {
  if (pdf.pages === 0) throw failed('The PDF has no page. Put something on the page first.');
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

function failed(message: string): RenderError {
  return new RenderError('render_failed', message);
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
