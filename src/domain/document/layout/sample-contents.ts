import type { DocumentContent } from '../../content/document-content.ts';
import type { Look } from '../../content/look.ts';

export { sampleArticle } from './sample-article.ts';
export { sampleDeck } from './sample-deck.ts';
export { sampleInvoice, sampleInvoiceWithGaps } from './sample-invoices.ts';
export { sampleFlyer, sampleOnePager, sampleSparseOnePager } from './sample-pages.ts';
export { sampleShortPapers } from './sample-short-papers.ts';

/** Realistic pages for tests and layout previews. */
export interface Sample {
  readonly kind?: string;
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
  { kind, head, pages, subject }: Sample,
  look: Partial<Look> = {},
  language = 'en',
): DocumentContent {
  return {
    schema: 1,
    title: 'Sample',
    ...(kind !== undefined && { kind }),
    language,
    look: { ...plainLook, ...(subject !== undefined && { subject }), ...look },
    head,
    pages,
  };
}
