/// <reference lib="dom" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';

export interface Clipping {
  readonly item: DrawnItem;
  readonly px: number;
}

/** Returns texts that a box within the page clips, the worst one per block. */
export function clippings(page: MeasuredPage): Clipping[] {
  // Trimmed lines only approximate the ink.
  const tolerancePx = 2;
  const origin = page.section.getBoundingClientRect();
  const margins = new Map<Element, number | null>();
  /** How far an element's content remains visible outside its box; null means unlimited. */
  const marginOf = (element: Element): number | null => {
    const before = margins.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const isOpen = style.overflowX === 'visible' && style.overflowY === 'visible';
    const isHard = style.overflowX !== 'clip' && style.overflowY !== 'clip';
    const declared = /([\d.]{1,20})px/.exec(style.getPropertyValue('overflow-clip-margin'))?.[1];
    const margin = isOpen ? null : isHard ? 0 : Number(declared ?? 0);
    margins.set(element, margin);
    return margin;
  };
  /** Absolutely positioned elements are not clipped by boxes between them and their offset parent. */
  const above = (element: Element): Element | null => {
    const { position } = getComputedStyle(element);
    return position === 'absolute' && element instanceof HTMLElement
      ? element.offsetParent
      : element.parentElement;
  };

  const worst = new Map<Element | null, Clipping>();
  for (const item of page.items) {
    if (item.kind !== 'text') continue;
    for (let at: Element | null = item.element; at && at !== page.section; at = above(at)) {
      const margin = marginOf(at);
      if (margin === null) continue;
      const box = at.getBoundingClientRect();
      const beyond = Math.max(
        item.bottom - (box.bottom - origin.top),
        box.top - origin.top - item.top,
        item.right - (box.right - origin.left),
        box.left - origin.left - item.left,
      );
      const px = beyond - margin;
      if (px > tolerancePx && px > (worst.get(item.block)?.px ?? 0)) worst.set(item.block, { item, px });
    }
  }
  return [...worst.values()];
}
