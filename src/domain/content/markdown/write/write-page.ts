import type { Chart } from '../../blocks/chart.ts';
import type { Diagram } from '../../blocks/diagram.ts';
import type { Figure } from '../../blocks/figure.ts';
import type { Table } from '../../blocks/table.ts';
import type { Page, PageOf } from '../../document-content.ts';
import { writeAttributes } from '../loose/attributes.ts';
import { type ItemKind, type PageNotation, pageNotations, type SlotKind } from '../loose/page-notation.ts';
import { type Pen, penFor, writeBlocks } from './write-block.ts';
import { writeDiagram } from './write-diagram.ts';
import { container, type DataStyle, writeData } from './write-fields.ts';
import type { Style } from './write-inline.ts';
import { writeEntry, writeFigure, writeList } from './write-items.ts';
import { writeBillTable, writeChartTable, writeTable } from './write-table.ts';

type Fields = Record<string, unknown>;

/** A page in parts, so that a single-page document can keep the fields of `rest` in its front matter. */
export interface WrittenPage {
  readonly layout: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly body: string;
  readonly rest: Fields;
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !/[\n"'&{}\\]/.test(value);

const entry = (item: unknown, pen: Pen): string | undefined =>
  writeEntry(item as Fields, 'title', 'text', pen.line);

const itemWriters: Readonly<Record<ItemKind, (item: unknown, pen: Pen) => string | undefined>> = {
  entry,
  point: entry,
  program: entry,
  figure: (item, pen) => writeFigure(item as Figure, pen.line),
};

const list = (items: unknown, write: (item: unknown) => string | undefined): string | undefined =>
  Array.isArray(items) ? writeList(items.map(write)) : undefined;

/** Writes the content of a slot's directive, with attributes; `undefined` if it requires YAML. */
function slotBody(
  kind: SlotKind,
  value: unknown,
  pen: Pen,
): { body: string; attributes?: Fields } | undefined {
  const wrap = (body: string | undefined): { body: string } | undefined =>
    body === undefined ? undefined : { body };
  switch (kind) {
    case 'text':
      return value === '' ? undefined : { body: pen.paragraph(String(value)) };
    case 'figure':
      return wrap(writeFigure(value as Figure, pen.line));
    case 'figures':
      return wrap(list(value, (item) => writeFigure(item as Figure, pen.line)));
    case 'lines':
      return wrap(list(value, (item) => pen.line(String(item))));
    case 'facts':
      return wrap(list(value, (item) => writeEntry(item as Fields, 'label', 'value', pen.line)));
    case 'program':
      return wrap(list(value, (item) => entry(item, pen)));
    case 'listing': {
      const { title, rows, text } = value as { title: string; rows: unknown; text?: string };
      const lines = list(rows, (row) => writeEntry(row as Fields, 'label', 'value', pen.line));
      if (lines === undefined || !isShort(title)) return undefined;
      return {
        body: text === undefined ? lines : `${lines}\n\n${pen.paragraph(text)}`,
        attributes: { title },
      };
    }
    case 'chart': {
      const { title, labels: _, series: __, ...rest } = value as Chart;
      const { mark, compare, ...others } = rest;
      const marks = { mark: joined(mark), compare: joined(compare) };
      const all = { ...others, ...marks };
      if (Object.values(all).some((each) => each !== undefined && typeof each !== 'number' && !isShort(each)))
        return undefined;
      return {
        body: `${pen.paragraph(title)}\n\n${writeChartTable(value as Chart, pen.cell)}`,
        attributes: all,
      };
    }
    case 'table': {
      const { caption, head: _, rows: __, align: ___, ...rest } = value as Table;
      const { foot, bars, ...short } = rest;
      if (foot || bars) return undefined;
      const table = writeTable(value as Table, pen.cell);
      return {
        body: caption === undefined ? table : `${pen.paragraph(caption)}\n\n${table}`,
        attributes: short,
      };
    }
    case 'diagram': {
      const written = writeDiagram(value as Diagram, pen.line);
      if (!written || Object.values(written.rest).some((each) => each !== undefined && !isShort(each)))
        return undefined;
      return { body: written.body, attributes: written.rest };
    }
  }
}

const joined = (names: readonly string[] | undefined): string | undefined =>
  names === undefined ? undefined : names.every((name) => !/[,;]/.test(name)) ? names.join(', ') : '\n';

function writeSlot(name: string, kind: SlotKind, value: unknown, pen: Pen): string | undefined {
  const slot = slotBody(kind, value, pen);
  if (slot === undefined) return undefined;
  const given = Object.entries(slot.attributes ?? {}).filter(([, each]) => each !== undefined);
  return container(
    name,
    writeAttributes(Object.fromEntries(given.map(([key, each]) => [key, String(each)]))),
    '',
    slot.body,
  );
}

/** Writes as many of a page's fields as possible, and removes them from `open`. */
function bodyOf(notation: PageNotation, open: Fields, pen: Pen, avoided: ReadonlySet<string>): string {
  const parts: string[] = [];
  const write = (name: string, markdown: string | undefined): void => {
    if (markdown === undefined || avoided.has(name)) return;
    parts.push(markdown);
    delete open[name];
  };
  const { text, slots = {} } = notation;
  if (typeof open.title === 'string') write('title', `# ${pen.line(open.title)}`.trimEnd());
  const writeOwnText = (): void => {
    if (text !== undefined && isFilled(open[text])) write(text, pen.paragraph(String(open[text])));
  };
  // An invoice's closing text comes after its lines.
  if (notation.table !== 'lines') writeOwnText();
  for (const [name, kind] of Object.entries(slots)) {
    const isPlain =
      (name === 'table' || name === 'points') && (notation.table === name || notation.list?.field === name);
    if (open[name] !== undefined && !isPlain) write(name, writeSlot(name, kind, open[name], pen));
  }
  if (notation.quote === 'page' && isFilled(open.text)) {
    const quoted = quote(open as unknown as PageOf<'quote'>, pen);
    if (!avoided.has('text')) {
      write('text', quoted);
      delete open.by;
    }
  }
  if (notation.table && open[notation.table] !== undefined && slots[notation.table] !== 'chart')
    write(notation.table, writePageTable(notation.table, open[notation.table], pen));
  const { list: listed } = notation;
  if (listed && open[listed.field] !== undefined)
    write(
      listed.field,
      list(open[listed.field], (item) => itemWriters[listed.kind](item, pen)),
    );
  if (notation.sections) write(notation.sections, sections(open[notation.sections], pen));
  if (notation.quote === 'quote' && open.quote !== undefined) {
    const given = open.quote as { text: string; by?: string };
    if (given.text !== '') write('quote', quote(given, pen));
  }
  if (notation.table === 'lines') writeOwnText();
  if (notation.blocks && Array.isArray(open.blocks)) write('blocks', writeBlocks(open.blocks) || undefined);
  return parts.join('\n\n');
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

function quote({ text, by }: { text: string; by?: string | undefined }, pen: Pen): string {
  return `${pen.paragraph(text)}${by === undefined ? '' : `\n— ${pen.line(by)}`}`.replace(/^/gm, '> ');
}

function sections(value: unknown, pen: Pen): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const written = value.map(({ title, text, icon }: { title: string; text: string; icon?: string }) => {
    const heading = ['##', pen.line(title), writeAttributes({ icon })]
      .filter((part) => part !== '')
      .join(' ');
    return text === '' ? heading : `${heading}\n\n${pen.paragraph(text)}`;
  });
  return written.join('\n\n');
}

function writePageTable(kind: 'table' | 'chart' | 'lines', value: unknown, pen: Pen): string | undefined {
  if (kind === 'lines')
    return Array.isArray(value) && value.length > 0 ? writeBillTable(value, pen.cell) : undefined;
  if (kind === 'chart') return undefined;
  const { caption, sum, tight, foot, bars } = value as Table;
  const isPlain = [caption, sum, tight, foot, bars].every((each) => each === undefined);
  return isPlain ? writeTable(value as Table, pen.cell) : writeSlot('table', 'table', value, pen);
}

/** Writes a page. Fields in `avoided` don't read back correctly, so they stay in `rest`. */
export function writePageParts(page: Page, style: Style, avoided: ReadonlySet<string>): WrittenPage {
  const { layout, id: _, notes, ...fields } = page;
  const open: Fields = { ...fields };
  const pen = penFor(style);
  const notation = pageNotations[layout];
  const main = bodyOf(notation, open, pen, avoided);
  const attributes: Record<string, string> = {};
  for (const name of notation.attributes ?? []) {
    const value = open[name];
    if (!isShort(value) || avoided.has(name)) continue;
    attributes[name] = value;
    delete open[name];
  }
  const areNotesPlain = notes !== undefined && notes !== '' && !avoided.has('notes');
  const body = areNotesPlain ? `${main}\n\n???\n\n${pen.paragraph(notes)}` : main;
  const rest = Object.fromEntries(Object.entries(open).filter(([, value]) => value !== undefined));
  return {
    layout,
    attributes,
    body,
    rest: { ...rest, ...(notes !== undefined && !areNotesPlain && { notes }) },
  };
}

/** Joins a page's parts into one text. */
export function joinPage(
  { layout, attributes, body, rest }: WrittenPage,
  isNamed: boolean,
  style: DataStyle,
): string {
  const { blocks } = pageNotations[layout as Page['layout']];
  const head =
    isNamed || Object.keys(attributes).length > 0 ? `::${layout}${writeAttributes(attributes)}` : '';
  const data = Object.keys(rest).length > 0 ? writeData(rest, style, blocks === true) : '';
  // Data comes before the speaker notes, which extend to the end of the page.
  return [head, data, body].filter((part) => part !== '').join('\n\n');
}
