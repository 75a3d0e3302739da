import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import type { Entry, Facts } from '../facts/facts.ts';
import type { Ledger } from '../facts/ledger.ts';
import { asPoint } from '../page/say-phrase.ts';
import { slotName, slotParts } from './slots.ts';

/** Returns the part of an entry for a cell whose sample has this slot. */
function partFor(slot: string, { item, parts }: Entry): string {
  const name = slotName(slot).name;
  if (name === 'item' || name === 'title' || name === 'subject') return asPoint(item);
  const labels = name === 'money' ? ['money', 'rate'] : [name];
  return parts
    .filter(({ label }) => labels.includes(label))
    .map(asPoint)
    .join(' ');
}

const slotOf = (cell: string): string => {
  const part = slotParts(cell).find((each) => 'slot' in each);
  return part && 'slot' in part ? part.slot : '';
};

const entryText = ({ item, parts }: Entry): string => [asPoint(item), ...parts.map(asPoint)].join(' · ');

/** Returns the block with the prompt's entries instead of its samples, or null if it isn't a list. */
function withEntries(block: Block, entries: readonly Entry[]): Block | null {
  switch (block.type) {
    case 'list': {
      const isChecklist = block.items.some(({ checked }) => checked !== undefined);
      const items = entries.map((entry) => ({
        text: entryText(entry),
        ...(isChecklist && { checked: false }),
      }));
      return { ...block, items };
    }
    case 'steps':
    case 'timeline':
      return {
        ...block,
        items: entries.map(({ item, parts }) => ({
          title: asPoint(item),
          text: parts.map(asPoint).join(' · '),
        })),
      };
    case 'table': {
      const samples = block.table.rows[0] ?? [];
      // Items without values would leave most table columns empty.
      const isTold = entries.filter(({ parts }) => parts.length > 0).length * 2 >= entries.length;
      if (samples.length > 2 && !isTold) return null;
      const slots = samples.map(slotOf);
      const itemAt = slots.findIndex((slot) => /^item/.test(slot));
      const rows = entries.map((entry) =>
        samples.map((_, at) =>
          at === Math.max(itemAt, 0) ? asPoint(entry.item) : partFor(slots[at] || '-', entry),
        ),
      );
      return { ...block, table: { ...block.table, rows } };
    }
    default:
      return null;
  }
}

/** Replaces the first list below the heading that the template specifies. */
function replaceList(blocks: readonly Block[], heading: string, entries: readonly Entry[]): Block[] | null {
  const at = blocks.findIndex(
    (block) => block.type === 'heading' && plainText(block.text).trim() === heading.trim(),
  );
  if (at >= 0) {
    for (const [offset, block] of blocks.slice(at + 1).entries()) {
      if (block.type === 'heading') break;
      const replaced = withEntries(block, entries);
      if (replaced) return blocks.toSpliced(at + 1 + offset, 1, replaced);
    }
  }
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'columns') continue;
    for (const [column, inner] of block.columns.entries()) {
      const replaced = replaceList(inner, heading, entries);
      if (replaced)
        return blocks.toSpliced(index, 1, {
          ...block,
          columns: block.columns.toSpliced(column, 1, replaced),
        });
    }
  }
  return null;
}

/** Minimum number of entries that replace the template's list. */
const fewestEntries = 2;

/**
 * Returns the content with the prompt's entries in the list that the template specifies, or in the points of
 * a flyer.
 */
export function withOwnList(
  content: DocumentContent,
  list: string | null,
  { entries }: Facts,
  ledger: Ledger,
): DocumentContent {
  if (entries.length < fewestEntries) return content;
  const use = (): void => {
    for (const { item, parts } of entries) ledger.use([item, ...parts]);
  };
  for (const [index, page] of content.pages.entries()) {
    if ('blocks' in page && list) {
      const blocks = replaceList(page.blocks, list, entries);
      if (!blocks) continue;
      use();
      return { ...content, pages: content.pages.toSpliced(index, 1, { ...page, blocks }) };
    }
    if (page.layout === 'flyer' && page.points && page.points.length > 1) {
      use();
      const points = entries.map(({ item, parts }) => {
        const time = parts.find(({ label }) => label === 'time');
        const rest = parts.filter((part) => part !== time);
        return {
          title: asPoint(item),
          text: rest.map(asPoint).join(' · '),
          ...(time && { label: asPoint(time) }),
        };
      });
      return { ...content, pages: content.pages.toSpliced(index, 1, { ...page, points }) };
    }
  }
  return content;
}
