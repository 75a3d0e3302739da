import { contentPageOf, nameOfPart, partsOfPage } from '../page-parts.ts';
import { parsedPage } from './parsed-page.ts';

/** The line items of a bill, as a part of its page. */
export interface LinesPart {
  readonly id: string;
  readonly name: string;
  readonly isLocked: boolean;
}

/** Returns the line items that the totals of a bill are computed from; null for any other part. */
export function linesBehind(articleHtml: string, id: string): LinesPart | null {
  const pages = [...parsedPage(articleHtml).querySelectorAll('article > .page')];
  const parts = pages.flatMap(partsOfPage);
  const totals = parts.find((part) => part.getAttribute('data-id') === id);
  if (!totals?.matches('.totals')) return null;
  const lines = parts.find((part) => part.matches('.lines') && contentPageOf(part) === contentPageOf(totals));
  if (!lines) return null;
  return {
    id: lines.getAttribute('data-id') ?? '',
    name: nameOfPart(lines),
    isLocked: lines.closest('[data-locked="true"]') !== null,
  };
}
