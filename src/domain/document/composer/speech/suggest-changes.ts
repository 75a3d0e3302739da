import type { DocumentView } from '../refining/document-view.ts';
import { choose } from '../seeded-choice.ts';

/** Follow-ups for a document that stands: each is a sentence that the refiner carries out as it is. */
export function suggestForDocument(view: DocumentView, seed: number): string[] {
  const { article, byId } = view;
  const colour = choose(seed + Object.keys(article.tokens).length, 'next colour', [
    'navy',
    'burgundy',
    'teal',
    'terracotta',
    'purple',
  ]);
  const isInvoice = byId.has('totals');
  const isSlides = article.format.startsWith('slides');
  const suggestions = [
    isInvoice && !byId.has('total.tax') ? 'Add 20% VAT' : null,
    isInvoice && !byId.has('thank-you') ? 'Add a thank-you note' : null,
    `Make it ${colour}`,
    article.direction === 'swiss' ? 'Make it editorial' : 'Make it Swiss',
    isInvoice ? null : isSlides ? 'Make it a document' : 'Make it slides',
    article.theme === 'light' ? 'Use dark mode' : 'Use light mode',
  ];
  return suggestions.filter((choice) => choice !== null).slice(0, 4);
}
