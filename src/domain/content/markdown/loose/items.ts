import type { ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import { splitAttributes } from './attributes.ts';
import type { LooseFields } from './data.ts';
import { textBelow, textOf } from './inline.ts';

/** Attributes allowed in braces at the end of an item. */
const itemAttributes = ['icon', 'marker', 'label', 'unit', 'detail'] as const;

interface Line {
  readonly nodes: readonly PhrasingContent[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** Splits the attributes in braces off the end of inline nodes. */
export function lineOf(nodes: readonly PhrasingContent[], expected: readonly string[]): Line {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return { nodes, attributes: {} };
  const { text, attributes } = splitAttributes(last.value, expected);
  if (Object.keys(attributes).length === 0) return { nodes, attributes };
  const rest = nodes.slice(0, -1);
  return { nodes: text === '' ? rest : [...rest, { type: 'text', value: text }], attributes };
}

/** Splits an item into its first paragraph and the text below it. */
function partsOf(item: ListItem, expected: readonly string[]): Line & { below: string } {
  const [first, ...others] = item.children;
  const isText = first?.type === 'paragraph';
  const below = (isText ? others : item.children).map(textBelow).filter((text) => text !== '');
  return { ...lineOf(isText ? first.children : [], expected), below: below.join('\n') };
}

const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

/** People write a colon, a dash or a comma between a bold title and its text. A layout has no need of it. */
export const separator = /^\s*[:,;–—]\s+/;

/** Reads `- **Title** text {icon=leaf}`; an item without a bold start stays a single text. */
export function entryOf(item: ListItem, titleName: string, textName: string): unknown {
  const { nodes, attributes, below } = partsOf(item, itemAttributes);
  const [first, ...rest] = nodes;
  if (first?.type !== 'strong') {
    const text = joined(textOf(nodes), below);
    return Object.keys(attributes).length > 0 ? { ...attributes, [titleName]: text } : text;
  }
  const text = textOf(rest).replace(separator, '');
  return { [titleName]: textOf(first.children), [textName]: joined(text, below), ...attributes };
}

/** Reads `37 % | less waste | A sentence {unit=kg}`. */
export function figureOf(nodes: readonly PhrasingContent[], below = ''): unknown {
  const line = lineOf(nodes, itemAttributes);
  const [value = '', label, ...text] = textOf(line.nodes).split(' | ');
  if (label === undefined && Object.keys(line.attributes).length === 0) return joined(value, below);
  const words = joined(text.join(' | '), below);
  return { value, label: label ?? '', ...(words !== '' && { text: words }), ...line.attributes };
}

export const figureOfItem = (item: ListItem): unknown => {
  const [first, ...others] = item.children;
  if (first?.type !== 'paragraph') return item.children.map(textBelow).join('\n');
  return figureOf(first.children, others.map(textBelow).join('\n'));
};

export const lineOfItem = (item: ListItem): string => item.children.map(textBelow).join('\n');

/** Converts table rows to objects with the header's names. Skips empty cells. */
export function recordsOf(table: Table): LooseFields[] {
  const [head, ...rows] = table.children.map((row) => row.children.map(textBelow));
  return rows.map((cells) =>
    Object.fromEntries(
      cells.flatMap((cell, at) => (cell === '' ? [] : [[head?.[at] || `column ${at + 1}`, cell]])),
    ),
  );
}

/** Reads lists, paragraphs and tables as the items of a block. */
export function itemsOf(
  nodes: readonly RootContent[],
  ofItem: (item: ListItem) => unknown,
  ofParagraph: (nodes: readonly PhrasingContent[]) => unknown = textOf,
): unknown[] {
  return nodes.flatMap((node): unknown[] => {
    if (node.type === 'list') return node.children.map(ofItem);
    if (node.type === 'paragraph') return [ofParagraph(node.children)];
    if (node.type === 'table') return recordsOf(node);
    const text = textBelow(node);
    return text === '' ? [] : [text];
  });
}
