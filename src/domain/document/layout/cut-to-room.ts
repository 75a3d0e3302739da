import type { ContentBlock } from '../brief.ts';
import type { HeightEstimator } from './article-heights.ts';
import { splitContent } from './split-content.ts';

/** A block with the id that its markup will have. */
export interface Numbered {
  readonly id: string;
  readonly block: ContentBlock;
}

/** Fewer lines than this are not left alone at the foot or head of a page. */
export const fewestLines = 3;

/**
 * Cuts a block that is too long for `room` px, where the cut leaves enough on both sides; the rest has the id with
 * '-more'. Null when it is better moved on whole.
 */
export function cutToRoom(
  item: Numbered,
  room: number,
  isPageEmpty: boolean,
  estimator: HeightEstimator,
): readonly [Numbered, Numbered] | null {
  const { block } = item;
  const height = estimator.blockHeight(block);
  const lines = block.type === 'paragraph' ? estimator.paragraphLines(block.text) : Number.POSITIVE_INFINITY;
  const fitting = Math.floor(room / estimator.lineHeight);
  if (block.type === 'paragraph' && !isPageEmpty && (fitting < fewestLines || lines - fitting < fewestLines))
    return null;
  /* A little less than what fits: shares of characters are not shares of lines. */
  for (let share = Math.min(0.95, (room / height) * 0.94); share > 0.05; share -= 0.12) {
    const parts = splitContent(block, share);
    if (parts && estimator.blockHeight(parts[0]) <= room) {
      return [
        { id: item.id, block: parts[0] },
        { id: `${item.id}-more`, block: parts[1] },
      ];
    }
  }
  return null;
}
