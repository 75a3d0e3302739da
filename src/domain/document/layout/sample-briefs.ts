import type { Brief, BriefContent, Look } from '../brief.ts';

export { sampleArticle } from './sample-article.ts';
export { sampleDeck } from './sample-deck.ts';
export { sampleInvoice, sampleInvoiceWithGaps } from './sample-invoices.ts';
export { sampleFlyer, sampleOnePager, sampleSparseOnePager } from './sample-pages.ts';

/** Realistic contents for tests and for looking at pages. */
const plainLook: Look = {
  format: 'a4',
  orientation: 'portrait',
  direction: 'swiss',
  theme: 'light',
  tokens: {},
  seed: 7,
};

export function sampleBrief(content: BriefContent, look: Partial<Look> = {}, language = 'en'): Brief {
  return { title: 'Sample', language, look: { ...plainLook, ...look }, content };
}
