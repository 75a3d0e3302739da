import type { Look } from '../kit/look.ts';
import { articleColumn } from './article-column.ts';
import type { IdentifiedBlock } from './flow-block.ts';
import { fitTable } from './table-widths.ts';
import type { FieldText } from './text/field-text.ts';

/** The content under one heading. */
export interface Passage {
  readonly id: string;
  readonly title: FieldText | null;
  readonly icon?: string | undefined;
  readonly parts: readonly IdentifiedBlock[];
}

/** Splits tables that are too wide for the column; returns other blocks unchanged. */
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
 * Groups blocks by their level-2 headings. All go on one page: the browser measures it for print and splits
 * it into pages as needed, see ../reflow.
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
