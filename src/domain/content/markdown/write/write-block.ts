import type { Block, BlockOf, BlockType, ListItem } from '../../blocks/blocks.ts';
import { writeAttributes } from '../loose/attributes.ts';
import { isReadAs } from './read-back.ts';
import { writeDiagram } from './write-diagram.ts';
import { container, type DataStyle, fenced, writeData } from './write-fields.ts';
import { cellWriter, lineWriter, paragraphWriter, type Style, type WriteText } from './write-inline.ts';
import { writeEntry, writeFigure, writeList } from './write-items.ts';
import { writeBillTable, writeChartTable, writeTable } from './write-table.ts';

/** Writers for one style of text. */
export interface Pen {
  readonly paragraph: WriteText;
  readonly line: WriteText;
  readonly cell: WriteText;
  /** Writes nested blocks. */
  readonly blocks: (blocks: readonly Block[]) => string;
  /** Marker of lists. Adjacent lists alternate, because otherwise they would merge. */
  readonly bullet: '-' | '*';
}

/** The part written as Markdown; `rest` contains the other fields. */
export interface Written {
  readonly body: string;
  readonly rest?: Readonly<Record<string, unknown>>;
  readonly label?: string;
}

type Writers = {
  readonly [Type in BlockType]?: (block: BlockOf<Type>, pen: Pen) => string | Written | undefined;
};

const level = (depth: number): string => '#'.repeat(depth);
const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

const entryBody = (titleName: string, textName: string) =>
  function write<Item extends object>({ items }: { items: readonly Item[] }, pen: Pen): string | undefined {
    return writeList(
      items.map((item) => writeEntry(item as Record<string, unknown>, titleName, textName, pen.line)),
    );
  };

const entries = (block: BlockOf<'steps' | 'timeline' | 'definitions'>, pen: Pen): Written | undefined => {
  const body = entryBody('title', 'text')(block, pen);
  return body === undefined ? undefined : { body, rest: 'start' in block ? { start: block.start } : {} };
};

/** Writers for blocks with a plain Markdown form. */
const plain: Writers = {
  heading: ({ level: depth, text, icon }, { line }) =>
    [level(depth), line(text), writeAttributes({ icon })].filter((part) => part !== '').join(' '),
  paragraph: ({ text }, { paragraph }) => (text === '' ? undefined : paragraph(text)),
  list: (block, pen) =>
    'ordered' in block && block.ordered === false ? undefined : writeListBlock(block, pen),
  quote: ({ text, by }, { paragraph, line }) =>
    text === ''
      ? undefined
      : `${paragraph(text)}${by === undefined ? '' : `\n— ${line(by)}`}`.replace(/^/gm, '> '),
  code: ({ text, language }) => (language === '' ? undefined : fenced(text, language ?? '')),
  divider: () => '***',
  table: ({ table }, { cell }) => writeTable(table, cell),
  picture: ({ source, text, caption, focus, finish, credit }) => {
    if (focus || finish || credit !== undefined) return undefined;
    const words = /[[\]\\`*_<>&!]/.test(text) ? undefined : text;
    const address = source === undefined || /^[^\s()<>\\]+$/.test(source) ? (source ?? '') : undefined;
    if (words === undefined || address === undefined || caption?.includes('\n')) return undefined;
    return `![${words}](${address}${caption === undefined ? '' : `${address === '' ? '<>' : ''} "${caption.replace(/["\\&]/g, '\\$&')}"`})`;
  },
};

/** Writers for blocks in a directive; `rest` becomes attributes or YAML. */
const directed: Writers = {
  list: (block, pen) => {
    const { type: _, id: __, items: ___, ...rest } = block;
    return { body: writeListBlock(block, pen), rest: { ordered: rest.ordered } };
  },
  steps: entries,
  timeline: entries,
  definitions: entries,
  facts: (block, pen) => entryBody('label', 'value')(block, pen),
  figures: ({ items }, { line }) => writeList(items.map((item) => writeFigure(item, line))),
  chart: ({ chart }, { cell, paragraph }) => {
    const { title, labels: _, series: __, mark, compare, ...rest } = chart;
    const marked = { ...(mark && { mark: listed(mark) }), ...(compare && { compare: listed(compare) }) };
    return { body: join(paragraph(title), writeChartTable(chart, cell)), rest: { ...rest, ...marked } };
  },
  diagram: ({ diagram }, { line }) => writeDiagram(diagram, line),
  table: ({ table }, { cell, paragraph }) => {
    const { caption, head: _, rows: __, align: ___, ...rest } = table;
    return { body: join(caption && paragraph(caption), writeTable(table, cell)), rest };
  },
  bill: ({ bill }, { cell }) => {
    const { lines, ...rest } = bill;
    return { body: writeBillTable(lines, cell), rest };
  },
  callout: ({ title, blocks }, { blocks: write, line }) => ({
    body: write(blocks),
    ...(title && { label: line(title) }),
  }),
  cards: ({ items }, { blocks, line }) => ({
    body: items
      .map(({ title, icon, blocks: inner }) =>
        join(
          [level(3), line(title), writeAttributes({ icon })].filter((part) => part !== '').join(' '),
          blocks(inner),
        ),
      )
      .join('\n\n'),
  }),
  columns: ({ columns }, { blocks }) => ({
    body: columns.map((column) => blocks(column)).join('\n\n---\n\n'),
  }),
  signatures: (block, pen) => entryBody('name', 'detail')(block, pen),
  contact: ({ items }, { line }) => writeList(items.map(line)),
  action: ({ text, url }, { line }) => (url === undefined ? line(text) : { body: line(text), rest: { url } }),
  qr: ({ text, caption }, { paragraph }) => ({ body: paragraph(caption), rest: { text } }),
  html: ({ html }) => fenced(html, 'html'),
};

const listed = (names: readonly string[]): unknown =>
  names.length > 0 && names.every((name) => name !== '' && !/[,;]/.test(name)) ? names.join(', ') : names;

function writeListBlock({ items, ordered, start }: BlockOf<'list'>, pen: Pen): string {
  return items
    .map((item, at) => {
      const marker = ordered ? `${(start ?? 1) + at}${pen.bullet === '-' ? '.' : ')'}` : pen.bullet;
      return writeItem(item, marker, pen);
    })
    .join('\n');
}

function writeItem(item: ListItem, marker: string, pen: Pen): string {
  const box = item.checked === undefined ? '' : item.checked ? '[x]' : '[ ]';
  const text = [box, pen.paragraph(item.text), writeAttributes({ icon: item.icon })]
    .filter((part) => part !== '')
    .join(' ');
  const indent = ' '.repeat(marker.length + 1);
  const body = item.blocks ? `${text}\n\n${pen.blocks(item.blocks)}` : text;
  return `${marker} ${body.replace(/\n(?=[^\n])/g, `\n${indent}`)}`;
}

const names: Partial<Record<BlockType, (block: Block) => string>> = {
  callout: (block) => (block.type === 'callout' ? block.tone : block.type),
};

/** Fields that the model nests one level deeper. */
const inner: Partial<Record<BlockType, string>> = {
  chart: 'chart',
  table: 'table',
  diagram: 'diagram',
  bill: 'bill',
};
const holders = new Set<BlockType>(['list', 'callout', 'cards', 'columns', 'code']);

const isAttribute = (value: unknown): value is string | number | true =>
  typeof value === 'number' ||
  value === true ||
  value === false ||
  (typeof value === 'string' && value !== '' && !/[\n"'&{}\\]/.test(value));

/** Writes a directive with short fields as attributes and the others as YAML. */
function writeDirective(block: Block, written: Written, style: DataStyle): string {
  const rest = Object.entries(written.rest ?? {}).filter(([, value]) => value !== undefined);
  const short = rest.filter(([, value]) => isAttribute(value));
  const long = rest.filter(([, value]) => !isAttribute(value));
  const data =
    long.length > 0 ? writeData(Object.fromEntries(long), style, holders.has(block.type)) : undefined;
  const attributes = writeAttributes(Object.fromEntries(short.map(([name, value]) => [name, String(value)])));
  const name = names[block.type]?.(block) ?? block.type;
  return container(name, attributes, written.label ?? '', join(written.body, data));
}

/** Writes all fields as data. */
function writeAsData(block: Block, style: DataStyle): string {
  const { type, id: _, ...fields } = block;
  const deeper = inner[type];
  const own = deeper === undefined ? fields : (Reflect.get(fields, deeper) as Record<string, unknown>);
  if (Object.keys(own).length === 0) return container(type, '', '', '');
  return container(type, '', '', writeData(own, style, holders.has(type)));
}

/** Returns whether a text contains no Markdown syntax. */
const isPlainText = (text: string): boolean => /^\p{L}[\p{L}\p{N} ,;'’“”?%€£()/–…]*\.?$/u.test(text);

function* candidates(block: Block, penOf: (style: Style) => Pen): Generator<string> {
  const write = plain[block.type] as ((block: Block, pen: Pen) => string | undefined) | undefined;
  const direct = directed[block.type] as
    | ((block: Block, pen: Pen) => string | Written | undefined)
    | undefined;
  for (const style of ['bare', 'escaped'] as const) {
    const pen = penOf(style);
    const natural = write?.(block, pen);
    if (natural !== undefined) yield natural;
    const inside = direct?.(block, pen);
    if (inside !== undefined)
      yield writeDirective(block, typeof inside === 'string' ? { body: inside } : inside, 'yaml');
  }
  yield writeAsData(block, 'yaml');
}

/** Writes a block in the most readable form that reads back as the same block. */
function writeBlock(block: Block, penOf: (style: Style) => Pen): string {
  if (block.type === 'paragraph' && block.id === undefined && isPlainText(block.text)) return block.text;
  for (const markdown of candidates(block, penOf)) if (isReadAs(markdown, [block])) return markdown;
  return writeAsData(block, 'json');
}

/** Writes blocks, separated by blank lines. */
export function writeBlocks(blocks: readonly Block[]): string {
  const written: string[] = [];
  let bullet: Pen['bullet'] = '-';
  blocks.forEach((block, at) => {
    const isSecondList = block.type === 'list' && blocks[at - 1]?.type === 'list';
    bullet = isSecondList && bullet === '-' ? '*' : '-';
    written.push(writeBlock(block, (style) => penFor(style, bullet)));
  });
  return written.join('\n\n');
}

export const penFor = (style: Style, bullet: Pen['bullet'] = '-'): Pen => ({
  paragraph: paragraphWriter(style),
  line: lineWriter(style),
  cell: cellWriter(style),
  blocks: writeBlocks,
  bullet,
});
