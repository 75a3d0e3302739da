import type { HeightEstimator } from './article-heights.ts';
import type { FlowBlock, FlowBlockOf, IdentifiedBlock } from './flow-block.ts';
import { splitContent } from './split-content.ts';
import type { FieldText } from './text/field-text.ts';

/** Fewer lines than this are not left alone at the foot or head of a page. */
const fewestLines = 3;
/** A table or a timeline of fewer rows is better moved on whole. */
const fewRows = 4;

const isEntries = (block: FlowBlock): block is FlowBlockOf<'timeline' | 'definitions' | 'steps'> =>
  block.type === 'timeline' || block.type === 'definitions' || block.type === 'steps';

function isShort(block: FlowBlock): boolean {
  if (block.type === 'table') return block.table.rows.length < fewRows;
  return isEntries(block) && block.items.length < fewRows;
}

/** Of how many parts a block is made that stay whole. */
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

/** The longest first part, by whole rows or items, that is no taller than `room`. */
function cutBetweenParts(block: FlowBlock, room: number, estimator: HeightEstimator): Cut | null {
  const count = partsOf(block);
  let best: Cut | null = null;
  let low = 1;
  /* A row is no lower than half a line: a long table costs no more for being longer. */
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

/** A text is cut at a share of its length; a little less than what fits, since characters are not lines. */
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

/** The room that leaves enough lines on both sides of a cut; 0 where there is none. */
function roomForLines(
  text: FieldText,
  room: number,
  { lineHeight, paragraphLines }: HeightEstimator,
): number {
  const lines = Math.min(Math.floor(room / lineHeight), paragraphLines(text) - fewestLines);
  return lines < fewestLines ? 0 : Math.min(room, lines * lineHeight);
}

/** 'b3.more', 'b3.more2': short however often a block is cut, since ids have a limit. */
function restId(id: string): string {
  const [, base = id, count] = /^(.*)\.more(\d*)$/.exec(id) ?? [];
  if (count === undefined) return `${id}.more`;
  return `${base}.more${count === '' ? 2 : Number(count) + 1}`;
}

/**
 * Cuts a block that is too long for `room` px, where the cut leaves enough on both sides; the rest has the id with
 * '.more', '.more2' and so on. Null when it is better moved on whole.
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
