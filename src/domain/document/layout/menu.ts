import type { Passage } from './article-passages.ts';
import type { TableData } from './blocks/table-data.ts';
import type { FlowBlock } from './flow-block.ts';

/** Maximum length of a price: '12', '4.50', '€ 9,80', '9 / 14', 'from 6'. */
const longestPrice = 14;

function isPriceList({ head, rows, foot, alignment }: TableData): boolean {
  return (
    head.length === 2 &&
    foot === undefined &&
    alignment[1] === 'right' &&
    rows.every(([, price]) => {
      const { plain = '', spans = [] } = price ?? {};
      return plain.length <= longestPrice && (/\d/.test(plain) || spans.some(({ isGap }) => isGap));
    })
  );
}

const isTable = (block: FlowBlock): boolean => block.type === 'table';

/** Returns whether blocks are a menu: only courses of dishes with prices until the last course. */
export function isMenu(blocks: readonly FlowBlock[]): boolean {
  const last = blocks.findLastIndex(isTable);
  // A table without a heading may be of anything, such as standings.
  if (last < 1) return false;
  return blocks
    .slice(0, last + 1)
    .every((block) =>
      block.type === 'table' ? isPriceList(block.table) : block.type === 'heading' && block.level === 2,
    );
}

/** Returns the sections of a menu, with the content after the last course as a section of its own. */
export function menuPassages(passages: readonly Passage[]): readonly Passage[] {
  return passages.flatMap((passage) => {
    const end = passage.parts.findLastIndex(({ block }) => isTable(block)) + 1;
    const rest = passage.parts.slice(end);
    if (end === 0 || rest.length === 0) return [passage];
    return [
      { ...passage, parts: passage.parts.slice(0, end) },
      { id: `${passage.id}.after`, title: null, parts: rest },
    ];
  });
}
