import type { DrawnItem, MeasuredPage } from './measure-page.ts';

export interface Overflow {
  readonly item: DrawnItem;
  readonly edge: 'foot' | 'head' | 'left edge' | 'right edge';
  readonly px: number;
  /** Within the paper, but in the foot margin. */
  readonly isInMargin: boolean;
}

/**
 * Returns what is drawn outside the page, the furthest per block and edge, and what overlaps the foot margin.
 * Pictures may bleed, so only text and pictures in the flow count.
 */
export function overflows(page: MeasuredPage): Overflow[] {
  // Glyphs may extend slightly beyond their boxes.
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
