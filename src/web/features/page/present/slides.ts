import { plainText } from '../../../../domain/content/text/inline-text.ts';
import { readArticle } from '../../../../domain/document/read-article.ts';
import { previewPage } from '../preview-page.ts';
import { sanitisePreview } from '../sanitise-preview.ts';

/** A deck to present: its page for an iframe, and the notes of each slide as plain text. */
export interface Slides {
  readonly pageHtml: string;
  readonly notes: readonly string[];
}

const plainLines = (notes: string): string => notes.split('\n').map(plainText).join('\n').trim();

export function slidesOf(articleHtml: string): Slides {
  const holder = document.createElement('div');
  holder.append(sanitisePreview(articleHtml));
  return {
    pageHtml: previewPage(holder.innerHTML),
    notes: readArticle(articleHtml).pages.map(({ notes }) => plainLines(notes)),
  };
}
