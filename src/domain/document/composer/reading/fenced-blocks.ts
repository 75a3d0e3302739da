import { chartFromRows, chartOptions } from '../../figures/chart-from-rows.ts';
import { chartKindOf } from '../../figures/read-chart.ts';
import type { Card, ContentBlock, KeyFigure, RichText, TitledEntry } from '../brief.ts';

/** Reads what is inside a fence as Markdown. */
type Read = (text: string) => readonly ContentBlock[];
/** A line with its inline marks. */
type ReadLine = (text: string) => RichText;

const chartOption = /^(type|title|note|unit|mark|compare|goal|event|source)\s*:\s*(.+)$/i;
/** Below the head of a Markdown table. */
const tableRule = /^\|?\s*:?-{2,}/;

function cellsOf(line: string): readonly string[] {
  if (line.includes('|')) return line.replace(/^\s*\||\|\s*$/g, '').split('|');
  if (line.includes('\t')) return line.split('\t');
  if (line.includes(';')) return line.split(';');
  return /:\s/.test(line) ? line.split(/:\s+/) : line.split(/,\s+|,(?=\D)/);
}

/** Options a line each, then the data: a Markdown table, or lines such as 'Harbour: 12' or 'Harbour; 12; 14'. */
function chartBlock(kindName: string, text: string): ContentBlock | null {
  const options: Record<string, string> = {};
  const rows: { text: string }[][] = [];
  for (const line of text.split('\n')) {
    const option = chartOption.exec(line.trim());
    if (option && rows.length === 0) options[(option[1] ?? '').toLowerCase()] = (option[2] ?? '').trim();
    else if (line.trim() !== '' && !tableRule.test(line.trim()))
      rows.push(cellsOf(line).map((cell) => ({ text: cell.trim() })));
  }
  const { labels, series, isDated } = chartFromRows(rows);
  if (labels.length === 0 || !series.some(({ values }) => values.some((value) => value !== null)))
    return null;
  const kind = chartKindOf(options.type ?? kindName);
  return {
    type: 'chart',
    chart: {
      ...(kind ? { kind } : {}),
      title: options.title ?? '',
      note: options.note ?? '',
      labels,
      series,
      ...chartOptions(options),
      ...(isDated ? { isDated } : {}),
      ...(options.source ? { source: options.source } : {}),
    },
  };
}

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** 'When | what', with the second part left out where there is none. */
function entriesOf(text: string, readLine: ReadLine): readonly TitledEntry[] {
  return linesOf(text).map((line) => {
    const [title = '', ...rest] = line.split(/\s*\|\s*/);
    return { title: readLine(title), text: rest.length === 0 ? [] : readLine(rest.join(' · ')) };
  });
}

/** '318 million | Cost | francs of 2026': value with its unit, label, detail. */
function figureOf(line: string): KeyFigure {
  const [first = '', label = '', detail] = line.split(/\s*\|\s*/);
  const unit = /^(\S*\d\S*)\s+(\p{L}[\p{L}²³/]{0,11})$/u.exec(first);
  return {
    value: unit?.[1] ?? first,
    ...(unit?.[2] === undefined ? {} : { unit: unit[2] }),
    label,
    ...(detail ? { detail } : {}),
  };
}

function cardsOf(text: string, read: Read, readLine: ReadLine): readonly Card[] {
  return text
    .split(/^#{1,6}\s+/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [title = '', ...body] = part.split('\n');
      return { title: readLine(title.trim()), blocks: read(body.join('\n')) };
    });
}

/**
 * A fence whose first word names a component of the kit: 'chart', 'timeline', 'steps', 'definitions', 'figures',
 * 'cards', 'columns', 'signatures', 'qr'. Null for any other, and for one that cannot be read: it stays code.
 */
export function fencedBlock(info: string, text: string, read: Read, readLine: ReadLine): ContentBlock | null {
  const [name = '', kind = ''] = info.trim().toLowerCase().split(/\s+/);
  const lines = linesOf(text);
  if (lines.length === 0) return null;
  switch (name) {
    case 'chart':
      return chartBlock(kind, text);
    case 'timeline':
    case 'steps':
    case 'definitions':
      return { type: name, entries: entriesOf(text, readLine) };
    case 'figures':
      return { type: 'figures', figures: lines.map(figureOf) };
    case 'cards':
      return /^#{1,6}\s+\S/m.test(text) ? { type: 'cards', cards: cardsOf(text, read, readLine) } : null;
    case 'columns':
      return { type: 'columns', columns: text.split(/^\s*---+\s*$/m).map(read) };
    case 'signatures':
      return {
        type: 'signatures',
        signatures: lines.map((line) => {
          const [person = '', ...rest] = line.split(/\s*\|\s*/);
          return { name: person, ...(rest.length > 0 ? { detail: rest.join(', ') } : {}) };
        }),
      };
    case 'qr':
      return { type: 'qr', text: lines[0] ?? '', caption: lines.slice(1).join(' ') };
    default:
      return null;
  }
}
