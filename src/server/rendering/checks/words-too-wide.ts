/// <reference lib="dom" />
import type { MeasuredPage } from './measure-page.ts';

/**
 * Returns whether a word is wider than its box. The page's class `is-growing` keeps words whole, so that this shows.
 * Runs in the page.
 */
export function wordsTooWide({ items }: Pick<MeasuredPage, 'items'>): boolean {
  /** Returns the paragraph or cell that an inline text is in, or the text's own box. */
  const boxOf = (element: Element): Element =>
    (element.clientWidth === 0 && element.closest('p,li,dd,td')) || element;
  /** Returns the width for text in a box. A word that is wider by a fraction of a pixel breaks as well. */
  const roomIn = (box: Element): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    return box.getBoundingClientRect().width - padding + 0.02;
  };
  return items.some(({ kind, element, left, right }) => {
    // Text in drawings has no box of its own.
    if (kind !== 'text' || !(element instanceof HTMLElement)) return false;
    const box = boxOf(element);
    if (box.clientWidth === 0) return false;
    return box.scrollWidth > box.clientWidth + 1 || (box.matches('h1,h2,h3') && right - left > roomIn(box));
  });
}
