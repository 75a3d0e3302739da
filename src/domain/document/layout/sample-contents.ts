import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';

export { sampleArticle } from './sample-article.ts';
export { sampleDeck } from './sample-deck.ts';
export { sampleInvoice, sampleInvoiceWithGaps } from './sample-invoices.ts';
export { sampleFlyer, sampleOnePager, sampleSparseOnePager } from './sample-pages.ts';

/** Realistic pages for tests and for looking at layouts. */
export interface Sample {
  readonly head: DocumentContent['head'];
  readonly pages: DocumentContent['pages'];
  /** What the illustrations show. */
  readonly subject?: string;
}

const plainLook: Look = {
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 7,
};

export function sampleContent(
  { head, pages, subject }: Sample,
  look: Partial<Look> = {},
  language = 'en',
): DocumentContent {
  return {
    schema: 1,
    title: 'Sample',
    language,
    look: { ...plainLook, ...(subject !== undefined && { subject }), ...look },
    head,
    pages,
  };
}
