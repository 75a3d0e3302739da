/// <reference lib="dom" />
import type { DrawnItem, MeasuredPage } from './measure-page.ts';

export interface Overlap {
  readonly upper: DrawnItem;
  readonly lower: DrawnItem;
  /** The smaller side of the shared area, in px. */
  readonly px: number;
}

/**
 * Returns texts that overlap a text or picture of another block, the worst per pair of blocks, and texts that
 * overlap text of their own block by much of their height, the worst per block. Tightly set lines of a
 * heading may touch.
 */
export function overlaps(page: MeasuredPage): Overlap[] {
  const tolerancePx = 2;
  const withinShare = 0.4;
  const isDecoration = ({ element }: DrawnItem) => element.getAttribute('alt') === '';
  const items = page.items
    .filter((item) => item.block !== null && !isDecoration(item))
    .sort((a, b) => a.top - b.top);
  const worst = new Map<Element, Map<Element, Overlap>>();
  let open: DrawnItem[] = [];
  for (const lower of items) {
    open = open.filter((item) => item.bottom > lower.top + tolerancePx);
    for (const upper of open) {
      if (!upper.block || !lower.block) continue;
      const isWithin = upper.block === lower.block;
      if (isWithin && (upper.kind !== 'text' || lower.kind !== 'text')) continue;
      if (isWithin && (upper.element.contains(lower.element) || lower.element.contains(upper.element)))
        continue;
      if (upper.kind === 'picture' && lower.kind === 'picture') continue;
      const wide = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const high = Math.min(upper.bottom, lower.bottom) - lower.top;
      const px = Math.min(wide, high);
      const least = isWithin ? Math.min(upper.bottom - upper.top, lower.bottom - lower.top) * withinShare : 0;
      if (px <= Math.max(tolerancePx, least)) continue;
      const ofUpper = worst.get(upper.block) ?? new Map<Element, Overlap>();
      worst.set(upper.block, ofUpper);
      if (px > (ofUpper.get(lower.block)?.px ?? 0)) ofUpper.set(lower.block, { upper, lower, px });
    }
    open.push(lower);
  }
  return [...worst.values()].flatMap((pairs) => [...pairs.values()]);
}
