import type { Look } from '../kit/look.ts';
import { articleColumn } from './article-column.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import { fitTable } from './table-widths.ts';
import type { FieldText } from './text/field-text.ts';

/** What is under one heading. */
export interface Passage {
  readonly id: string;
  readonly title: FieldText | null;
  readonly icon?: string | undefined;
  readonly parts: readonly IdentifiedBlock[];
}

/** Tables too wide for the column in parts that are not; other blocks as they are. */
function withFittingTables(
  { id, block }: IdentifiedBlock,
  look: Look,
  widthPx: number,
): readonly IdentifiedBlock[] {
  if (block.type !== 'table') return [{ id, block }];
  return fitTable(block.table, look, widthPx).map((table, part) => ({
    id: part === 0 ? id : `${id}.part${part + 1}`,
    block: { type: 'table', table },
  }));
}

/**
 * Blocks by the headings of the second level that they are under. All of them are on one page: the browser that prints
 * measures them and breaks it into as many as it takes, see ../reflow.
 */
export function passagesOf(blocks: readonly IdentifiedBlock[], look: Look): readonly Passage[] {
  const { blockWidth } = articleColumn(look);
  const passages: (Omit<Passage, 'parts'> & { parts: IdentifiedBlock[] })[] = [];
  for (const item of blocks.flatMap((each) => withFittingTables(each, look, blockWidth))) {
    const { id, block } = item;
    if (block.type === 'heading' && block.level === 2) {
      passages.push({ id, title: block.text, icon: block.icon, parts: [] });
    } else if (passages.length === 0) passages.push({ id: `${id}.passage`, title: null, parts: [item] });
    else passages.at(-1)?.parts.push(item);
  }
  return passages;
}
