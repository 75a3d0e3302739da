import type { DrawnItem, MeasuredPage } from './measure-page.ts';

export interface Overflow {
  readonly item: DrawnItem;
  readonly edge: 'foot' | 'head' | 'left edge' | 'right edge';
  readonly px: number;
  /** Still on the paper, but where the foot margin should be. */
  readonly isInMargin: boolean;
}

/**
 * What is drawn beyond the page, the furthest of each block and edge, and what ran into the foot margin. Pictures
 * may bleed: only text counts, and pictures that move with it.
 */
export function overflows(page: MeasuredPage): Overflow[] {
  // Letters lean out of their boxes by a hair.
  const tolerancePx = 1.5;
  const worst = new Map<string, Overflow>();
  const blockNumbers = new Map<unknown, number>();
  const note = (found: Overflow) => {
    const number = blockNumbers.get(found.item.block) ?? blockNumbers.size;
    blockNumbers.set(found.item.block, number);
    const key = `${number} ${found.edge}`;
    if (found.px > (worst.get(key)?.px ?? 0)) worst.set(key, found);
  };
  for (const item of page.items) {
    if (item.kind === 'picture' && !item.isInFlow) continue;
    const beyond = [
      ['foot', item.bottom - page.height],
      ['head', -item.top],
      ['left edge', -item.left],
      ['right edge', item.right - page.width],
    ] as const;
    for (const [edge, px] of beyond) {
      if (px > tolerancePx) note({ item, edge, px, isInMargin: false });
    }
    const intoMargin = item.bottom - page.contentBottom;
    const isOff = item.bottom - page.height > tolerancePx;
    if (item.isInFlow && item.kind === 'text' && !isOff && intoMargin > tolerancePx) {
      note({ item, edge: 'foot', px: intoMargin, isInMargin: true });
    }
  }
  return [...worst.values()];
}
