import type { HeightEstimator } from './article-heights.ts';
import type { FlowBlock, FlowBlockOf, IdentifiedBlock } from './flow-block.ts';
import { splitContent } from './split-content.ts';
import type { FieldText } from './text/field-text.ts';

/** Minimum number of lines at the bottom or top of a page. */
const fewestLines = 3;
/** A table or timeline with fewer rows moves as a whole. */
const fewRows = 4;

const isEntries = (block: FlowBlock): block is FlowBlockOf<'timeline' | 'definitions' | 'steps'> =>
  block.type === 'timeline' || block.type === 'definitions' || block.type === 'steps';

function isShort(block: FlowBlock): boolean {
  if (block.type === 'table') return block.table.rows.length < fewRows;
  return isEntries(block) && block.items.length < fewRows;
}

/** Returns the number of unsplittable parts of a block. */
function partsOf(block: FlowBlock): number {
  switch (block.type) {
    case 'table':
      return block.table.rows.length;
    case 'list':
      return block.items.length;
    case 'timeline':
    case 'steps':
    case 'definitions':
      return block.items.length;
    case 'callout':
      return block.blocks.length;
    case 'cards':
      return block.items.length;
    case 'code':
      return block.text.source.split('\n').length;
    default:
      return 0;
  }
}

type Cut = readonly [FlowBlock, FlowBlock];

/** Cuts a block at whole rows or items, so that the first part is the longest that fits in `room`. */
function cutBetweenParts(block: FlowBlock, room: number, estimator: HeightEstimator): Cut | null {
  const count = partsOf(block);
  let best: Cut | null = null;
  let low = 1;
  /* A row is at least half a line tall, so the search cost doesn't grow with the table. */
  let high = Math.min(count - 1, Math.ceil((room / estimator.lineHeight) * 2));
  while (low <= high) {
    const middle = (low + high) >> 1;
    const cut = splitContent(block, (middle + 0.01) / count);
    if (cut && estimator.blockHeight(cut[0]) <= room) {
      best = cut;
      low = middle + 1;
    } else high = middle - 1;
  }
  return best;
}

/**
 * Cuts a text at a share of its length, slightly less than fits, because characters don't map exactly to
 * lines.
 */
function cutText(block: FlowBlock, room: number, estimator: HeightEstimator): Cut | null {
  const height = estimator.blockHeight(block);
  for (
    let share = Math.min(0.95, (room / height) * 0.94);
    share * height > estimator.lineHeight;
    share *= 0.88
  ) {
    const cut = splitContent(block, share);
    if (cut && estimator.blockHeight(cut[0]) <= room) return cut;
  }
  return null;
}

/** Returns the height that leaves enough lines on both sides of a cut; 0 if none does. */
function roomForLines(
  text: FieldText,
  room: number,
  { lineHeight, paragraphLines }: HeightEstimator,
): number {
  const lines = Math.min(Math.floor(room / lineHeight), paragraphLines(text) - fewestLines);
  return lines < fewestLines ? 0 : Math.min(room, lines * lineHeight);
}

/** Returns 'b3.more', 'b3.more2': short even after many cuts, because ids have a length limit. */
export function restId(id: string): string {
  const [, base = id, count] = /^(.*)\.more(\d*)$/.exec(id) ?? [];
  if (count === undefined) return `${id}.more`;
  return `${base}.more${count === '' ? 2 : Number(count) + 1}`;
}

/**
 * Cuts a block that is taller than `room` px if enough remains on both sides; the rest has the id with
 * '.more', '.more2' and so on. Null if the block should move as a whole.
 */
export function cutToRoom(
  item: IdentifiedBlock,
  room: number,
  isPageEmpty: boolean,
  estimator: HeightEstimator,
): readonly [IdentifiedBlock, IdentifiedBlock] | null {
  const { block } = item;
  if (!isPageEmpty && isShort(block)) return null;
  const cut =
    block.type === 'paragraph'
      ? cutText(block, isPageEmpty ? room : roomForLines(block.text, room, estimator), estimator)
      : cutBetweenParts(block, room, estimator);
  return (
    cut && [
      { id: item.id, block: cut[0] },
      { id: restId(item.id), block: cut[1] },
    ]
  );
}
