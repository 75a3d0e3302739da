import type { FlowBlock, FlowItem, IdentifiedBlock } from '../flow-block.ts';
import { type FieldText, isEmpty } from '../text/field-text.ts';
import { trimmedSlice } from '../text/slice-text.ts';

/** One label: a large line, smaller ones, and whatever else belongs to it. */
export interface Label {
  readonly id: string;
  readonly title: FieldText | undefined;
  readonly lines: readonly FieldText[];
  readonly icon: string | undefined;
  readonly parts: readonly IdentifiedBlock[];
}

/** A text with the id of its element. */
export interface Named {
  readonly id: string;
  readonly text: FieldText;
}

export interface Labels {
  readonly labels: readonly Label[];
  /** Names of table columns, which are not on the labels. */
  readonly heads: readonly Named[];
}

/** Splits a text into its first line or bold start, and the rest. */
function linesOf(text: FieldText): readonly FieldText[] {
  const { plain, spans } = text;
  const [first] = spans;
  const bold = first?.isStrong === true && first.isGap !== true ? first.text.length : 0;
  const end = bold > 0 ? bold : plain.indexOf('\n');
  if (end <= 0 || plain.slice(end).trim() === '') return [text];
  return [trimmedSlice(text, 0, end), trimmedSlice(text, end, plain.length)];
}

function labelOfItem({ text, icon, blocks }: FlowItem, id: string): Label {
  const [title, ...lines] = linesOf(text);
  const parts = blocks.map((block, at) => ({ id: `${id}.${at + 1}`, block }));
  return { id, title, lines, icon, parts };
}

const isText = ({ type }: FlowBlock): boolean => type === 'paragraph';

/** Returns the labels of a document: the items of its lists, rows of its tables, cards, or parts under headings. */
export function readLabels(blocks: readonly IdentifiedBlock[]): Labels {
  const labels: Label[] = [];
  const heads: Named[] = [];
  let open: {
    readonly id: string;
    title: FieldText;
    icon: string | undefined;
    parts: IdentifiedBlock[];
  } | null = null;
  const close = (): void => {
    if (open) labels.push({ ...open, lines: [] });
    open = null;
  };
  for (const part of blocks) {
    const { id, block } = part;
    if (block.type === 'heading') {
      close();
      open = { id: `${id}.label`, title: block.text, icon: block.icon, parts: [] };
    } else if (block.type === 'list' && open === null) {
      labels.push(...block.items.map((item, at) => labelOfItem(item, `${id}.${at + 1}`)));
    } else if (block.type === 'table') {
      close();
      const { head, rows, foot = [], caption } = block.table;
      for (const [at, text] of [...head, ...(caption ? [caption] : [])].entries()) {
        if (!isEmpty(text)) heads.push({ id: `${id}.0.${at + 1}`, text });
      }
      for (const [at, row] of [...rows, ...foot].entries()) {
        const [title, ...lines] = row.filter((cell) => !isEmpty(cell));
        if (title) labels.push({ id: `${id}.${at + 1}`, title, lines, icon: undefined, parts: [] });
      }
    } else if (block.type === 'cards') {
      close();
      for (const [at, card] of block.items.entries()) {
        const own = `${id}.${at + 1}`;
        const parts = card.blocks.map((each, index) => ({ id: `${own}.${index + 1}`, block: each }));
        labels.push({ id: own, title: card.title, lines: [], icon: card.icon, parts });
      }
    } else if (block.type === 'divider') {
      close();
    } else if (open) {
      open.parts.push(part);
    } else if (isText(block) && block.type === 'paragraph') {
      const [title, ...lines] = linesOf(block.text);
      labels.push({ id, title, lines, icon: undefined, parts: [] });
    } else labels.push({ id: `${id}.label`, title: undefined, lines: [], icon: undefined, parts: [part] });
  }
  close();
  return { labels, heads };
}
