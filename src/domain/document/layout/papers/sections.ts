import type { FlowBlock, IdentifiedBlock } from '../flow-block.ts';
import type { FieldText } from '../text/field-text.ts';

/** The content under one heading; without a title, the content before the first heading. */
export interface PaperSection {
  readonly id: string;
  readonly title: FieldText | null;
  readonly icon?: string | undefined;
  readonly parts: readonly IdentifiedBlock[];
}

const isHeading = ({ block }: IdentifiedBlock): boolean => block.type === 'heading';

/** Flattens columns that contain sections, and cards, because the paper has its own columns. */
export function unfolded(blocks: readonly IdentifiedBlock[]): readonly IdentifiedBlock[] {
  return blocks.flatMap(({ id, block }): readonly IdentifiedBlock[] => {
    if (block.type === 'columns') {
      const columns = block.columns.map((column, at) =>
        column.map((each, index) => ({ id: `${id}.${at + 1}.${index + 1}`, block: each })),
      );
      const isOfParts = columns.every(([first]) => first !== undefined && isHeading(first));
      return isOfParts ? columns.flat().map(asSection) : [{ id, block }];
    }
    if (block.type === 'cards') {
      return block.items.flatMap(({ title, icon, blocks: own }, at) => [
        {
          id: `${id}.${at + 1}.title`,
          block: { type: 'heading', level: 2, text: title, ...(icon !== undefined && { icon }) },
        } satisfies IdentifiedBlock,
        ...own.map((each, index) => ({ id: `${id}.${at + 1}.${index + 1}`, block: each })),
      ]);
    }
    return [{ id, block }];
  });
}

/** Treats parts in columns as sections, regardless of heading level. */
function asSection(part: IdentifiedBlock): IdentifiedBlock {
  const { id, block } = part;
  return block.type === 'heading' && block.level === 3 ? { id, block: { ...block, level: 2 } } : part;
}

/** @param deepest headings up to this level start a section */
export function sectionsOf(blocks: readonly IdentifiedBlock[], deepest: 2 | 3 = 2): readonly PaperSection[] {
  const sections: (Omit<PaperSection, 'parts'> & { parts: IdentifiedBlock[] })[] = [];
  for (const item of blocks) {
    const { id, block } = item;
    if (block.type === 'heading' && block.level <= deepest) {
      sections.push({ id, title: block.text, icon: block.icon, parts: [] });
    } else if (sections.length === 0) sections.push({ id: `${id}.passage`, title: null, parts: [item] });
    else sections.at(-1)?.parts.push(item);
  }
  return sections;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Returns the number of characters of a block, as a measure of its size. */
export function lengthOf(block: FlowBlock): number {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.text.plain.length;
    case 'list':
      return sum(block.items.map(({ text, blocks }) => text.plain.length + sum(blocks.map(lengthOf))));
    case 'definitions':
    case 'timeline':
    case 'steps':
      return sum(block.items.map(({ title, text }) => title.plain.length + text.plain.length));
    case 'table':
      return sum(block.table.rows.map((row) => sum(row.map(({ plain }) => plain.length))));
    case 'callout':
      return sum(block.blocks.map(lengthOf));
    default:
      return 200;
  }
}

export const sectionLength = ({ parts }: PaperSection): number =>
  sum(parts.map(({ block }) => lengthOf(block)));

const longestBrief = 420;
const mostBriefLines = 8;

/** Returns the number of lines of a block in a narrow column. */
const linesOf = (block: FlowBlock): number =>
  block.type === 'list' || block.type === 'definitions' ? block.items.length : 1;

/** Returns whether a section is short enough to go beside others. */
export function isBrief(section: PaperSection): boolean {
  const { title, parts } = section;
  return (
    title !== null &&
    parts.length > 0 &&
    parts.every(({ block }) => ['paragraph', 'list', 'definitions'].includes(block.type)) &&
    sectionLength(section) <= longestBrief &&
    sum(parts.map(({ block }) => linesOf(block))) <= mostBriefLines
  );
}
