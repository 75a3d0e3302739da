import type { PhrasingContent, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { blockNames } from '../../lenient/type-names.ts';
import { dataOf, isData, type LooseFields } from './data.ts';
import { diagramBody } from './diagrams.ts';
import { textBelow, textOf } from './inline.ts';
import { entryOf, figureOf, figureOfItem, itemsOf, lineOf, lineOfItem, recordsOf } from './items.ts';
import { chartFields, paragraphsOf, tableFields, tableIn } from './tables.ts';

type ReadBlocks = (nodes: readonly RootContent[]) => LooseFields[];
type ReadBody = (nodes: readonly RootContent[], readBlocks: ReadBlocks) => LooseFields;

const filled = (fields: Readonly<Record<string, unknown>>): LooseFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

const entries: ReadBody = (nodes) => ({ items: itemsOf(nodes, (item) => entryOf(item, 'title', 'text')) });

export const factsBody: ReadBody = (nodes) => ({
  items: itemsOf(nodes, (item) => entryOf(item, 'label', 'value')),
});

export const figuresBody: ReadBody = (nodes) => ({ items: itemsOf(nodes, figureOfItem, figureOf) });

export const chartBody: ReadBody = (nodes) => {
  const table = tableIn(nodes);
  const [title, note] = paragraphsOf(nodes);
  return filled({ title, note, ...(table && chartFields(table)) });
};

export const tableBody: ReadBody = (nodes) => {
  const table = tableIn(nodes);
  return filled({ caption: paragraphsOf(nodes).join('\n'), ...(table && tableFields(table)) });
};

const billBody: ReadBody = (nodes) => {
  const table = tableIn(nodes);
  return table ? { lines: recordsOf(table) } : { lines: itemsOf(nodes, lineOfItem) };
};

const linesBody: ReadBody = (nodes) => ({ items: itemsOf(nodes, lineOfItem) });

const textBody: ReadBody = (nodes) => filled({ text: nodes.map(textBelow).filter(Boolean).join('\n') });

const actionBody: ReadBody = (nodes) => {
  const [first] = nodes;
  const only = first?.type === 'paragraph' && first.children.length === 1 ? first.children[0] : undefined;
  if (nodes.length === 1 && only?.type === 'link') return { text: textOf(only.children), url: only.url };
  return textBody(nodes, () => []);
};

const blocksBody: ReadBody = (nodes, readBlocks) => ({ blocks: readBlocks(nodes) });

/** Each heading of the first one's level starts a card. */
const cardsBody: ReadBody = (nodes, readBlocks) => {
  const first = nodes.find((node) => node.type === 'heading');
  if (!first) return { items: itemsOf(nodes, (item) => entryOf(item, 'title', 'text')) };
  const cards: { fields: LooseFields; nodes: RootContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth <= first.depth) {
      const { nodes: inline, attributes } = lineOf(node.children, ['icon']);
      cards.push({ fields: { title: textOf(inline), ...attributes }, nodes: [] });
    } else {
      if (cards.length === 0) cards.push({ fields: { title: '' }, nodes: [] });
      cards.at(-1)?.nodes.push(node);
    }
  }
  return { items: cards.map((card) => ({ ...card.fields, blocks: readBlocks(card.nodes) })) };
};

/** `---` starts the next column. */
const columnsBody: ReadBody = (nodes, readBlocks) => {
  const columns: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'thematicBreak') columns.push([]);
    else columns.at(-1)?.push(node);
  }
  return { columns: columns.map((column) => readBlocks(column)) };
};

const quoteBody: ReadBody = (nodes, readBlocks) => {
  const [first] = readBlocks(nodes.filter(({ type }) => type === 'blockquote'));
  const others = nodes.filter(({ type }) => type !== 'blockquote');
  if (!first) return textBody(others, readBlocks);
  const { type: _, ...fields } = first;
  return { ...textBody(others, readBlocks), ...fields };
};

const pictureBody: ReadBody = (nodes, readBlocks) => {
  const [first, ...others] = readBlocks(nodes);
  if (first?.type !== 'picture') return textBody(nodes, readBlocks);
  const caption = others.map((block) => block.text).find((text) => typeof text === 'string');
  return filled({ caption, ...first, type: undefined });
};

const codeBody: ReadBody = (nodes) => {
  const code = nodes.find((node) => node.type === 'code');
  return code ? filled({ text: code.value, language: code.lang ?? undefined }) : textBody(nodes, () => []);
};

const htmlBody: ReadBody = (nodes) => ({
  html: nodes.map((node) => (node.type === 'code' ? node.value : textBelow(node))).join('\n'),
});

/** Reads `:::list{ordered=false}` around a list. */
const listBody: ReadBody = (nodes, readBlocks) => {
  const [first] = readBlocks(nodes);
  return first?.type === 'list' ? filled({ ...first, type: undefined }) : linesBody(nodes, readBlocks);
};

interface Notation {
  readonly body: ReadBody;
  /** Field for the label in brackets: `:::tip[Title]`. */
  readonly label?: string;
  /** Field that the model nests the content in: `{type: 'chart', chart: {…}}`. */
  readonly inner?: string;
  /** Whether code is content here; only blocks marked `yaml data` hold fields. */
  readonly holdsBlocks?: boolean;
}

const notations: Readonly<Record<string, Notation>> = {
  heading: { body: textBody },
  paragraph: { body: textBody },
  list: { body: listBody, holdsBlocks: true },
  steps: { body: entries },
  timeline: { body: entries },
  definitions: { body: entries },
  facts: { body: factsBody },
  figures: { body: figuresBody },
  chart: { body: chartBody, label: 'title', inner: 'chart' },
  diagram: { body: diagramBody, label: 'title', inner: 'diagram' },
  table: { body: tableBody, label: 'caption', inner: 'table' },
  bill: { body: billBody, inner: 'bill' },
  quote: { body: quoteBody, label: 'by' },
  callout: { body: blocksBody, label: 'title', holdsBlocks: true },
  cards: { body: cardsBody, holdsBlocks: true },
  columns: { body: columnsBody, holdsBlocks: true },
  signatures: { body: (nodes) => ({ items: itemsOf(nodes, (item) => entryOf(item, 'name', 'detail')) }) },
  picture: { body: pictureBody, label: 'text' },
  contact: { body: linesBody },
  action: { body: actionBody, label: 'text' },
  qr: { body: (nodes) => filled({ caption: paragraphsOf(nodes).join('\n') }), label: 'caption' },
  code: { body: codeBody, holdsBlocks: true },
  divider: { body: () => ({}) },
  html: { body: htmlBody },
};

/** Returns a directive's attributes; one without a value is true. */
export function attributesOf(node: ContainerDirective | LeafDirective): LooseFields {
  const given = Object.entries(node.attributes ?? {});
  return Object.fromEntries(given.map(([name, value]) => [name, value === '' ? true : value]));
}

const isLabel = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  node.data !== undefined &&
  'directiveLabel' in node.data &&
  node.data.directiveLabel === true;

/** Returns a directive's label in brackets and its other content. */
export function contentOf(node: ContainerDirective | LeafDirective): { label: string; nodes: RootContent[] } {
  if (node.type === 'leafDirective') return { label: textOf(node.children as PhrasingContent[]), nodes: [] };
  const label = node.children.filter(isLabel).map(textBelow).join(' ');
  return { label, nodes: node.children.filter((child) => !isLabel(child)) };
}

/** Converts a directive to a loose block. Unknown names are kept for the lenient reader. */
export function readDirective(node: ContainerDirective | LeafDirective, readBlocks: ReadBlocks): LooseFields {
  const { label, nodes } = contentOf(node);
  const attributes = attributesOf(node);
  const known = blockNames(node.name);
  const notation = known && notations[known.name];
  if (!known || !notation) {
    return { type: node.name, ...(label && { title: label }), ...attributes, blocks: readBlocks(nodes) };
  }
  const { body, inner, label: labelName = 'title', holdsBlocks = false } = notation;
  const data = dataOf(nodes, holdsBlocks);
  const shown = nodes.filter((child) => !isData(child, holdsBlocks));
  const natural = shown.length > 0 ? body(shown, readBlocks) : {};
  const fields = {
    ...known.preset,
    ...natural,
    ...(label && { [labelName]: label }),
    ...attributes,
    ...data,
  };
  if (!inner || inner in fields) return { ...fields, type: known.name };
  const { id, ...others } = fields as LooseFields;
  return { type: known.name, ...(id !== undefined && { id }), [inner]: others };
}
