import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { saysSomething } from '../facts/small-words.ts';

/** Columns in the order of a table. A unit is part of its number. */
export const columnRoles = [
  'date',
  'time',
  'name',
  'dur',
  'person',
  'place',
  'note',
  'qty',
  'rate',
  'amount',
] as const satisfies readonly RowRole[];
export type ColumnRole = (typeof columnRoles)[number];

/** Columns of numbers, set flush right. */
export const numeric: ReadonlySet<ColumnRole> = new Set<ColumnRole>(['qty', 'rate', 'amount']);

type Part = Labeled<RowRole>;

/** From this share of rows on, what they have is a column. */
const mostly = 0.5;

const has = (row: ReadRow, role: RowRole): boolean => row.parts.some(({ label }) => label === role);

const isBracketed = ({ text }: Part): boolean => /^[([（]/u.test(text);

/** A quantity before its name is a part of it: '5 pairs socks'. */
const qtyLeads = ({ parts }: ReadRow): boolean => {
  const qty = parts.findIndex(({ label }) => label === 'qty');
  const name = parts.findIndex(({ label }) => label === 'name');
  return qty >= 0 && name > qty;
};

/** Returns the columns of parallel rows: what at least half of them have. */
export function columnsOf(rows: readonly ReadRow[]): ColumnRole[] {
  const share = (test: (row: ReadRow) => boolean): number => rows.filter(test).length / rows.length;
  return columnRoles.filter((role) => {
    if (role === 'qty') return share((row) => has(row, 'qty') && !qtyLeads(row)) >= mostly;
    if (role === 'note')
      return (
        share((row) => row.parts.some((part) => part.label === 'note' && !isBracketed(part))) >= mostly
      );
    if (role === 'amount') return share((row) => has(row, 'amount')) > 0;
    return share((row) => has(row, role)) >= mostly;
  });
}

interface Cell {
  readonly column: ColumnRole;
  readonly start: number;
  end: number;
}

/** Returns the column of a part; null if it stands with the part before or behind it. */
function columnOf(part: Part, columns: readonly ColumnRole[], row: ReadRow): ColumnRole | null {
  if (part.label === 'unit' || (part.label === 'qty' && qtyLeads(row))) return null;
  if (part.label === 'rate' && !columns.includes('rate') && columns.includes('amount')) return 'amount';
  return columns.find((column) => column === part.label) ?? null;
}

/** Returns whether a part without a column belongs to the one behind it: 'from' of 'from £65', '5 pairs' of socks. */
function leads(part: Part, row: ReadRow, at: number, text: string, language: ReaderLanguage): boolean {
  const [before, next] = [row.parts[at - 1], row.parts[at + 1]];
  if (!next) return false;
  if (part.label === 'qty') return true;
  if (part.label === 'unit') {
    const isCounted = before !== undefined && ['rate', 'amount', 'qty'].includes(before.label);
    const sized = row.parts.findIndex(({ label }) => label === 'unit');
    const priced = row.parts.findIndex(({ label }) => label === 'amount' || label === 'rate');
    const isSize = sized < priced && row.parts[sized - 1]?.label !== 'qty';
    return before?.label === 'qty' ? qtyLeads(row) : isSize || !isCounted;
  }
  const isAmount = next.label === 'amount' || next.label === 'rate';
  return part.label === 'note' && isAmount && !saysSomething(part.text, language) && !/[,;]/.test(text.slice(part.end, next.start));
}

/** A number at the start of a row that only counts it. */
const counter = /^\(?\d{1,3}\s?[.):]?\s*$/;

export const isNumbered = (text: string, { start, parts }: ReadRow): boolean =>
  counter.test(text.slice(start, parts[0]?.start ?? start));

/** Divides a row into its cells, in the order of the prompt. Every word that isn't small is in one of them. */
function cellsIn(
  text: string,
  row: ReadRow,
  columns: readonly ColumnRole[],
  language: ReaderLanguage,
): Cell[] {
  const cells: Cell[] = [];
  let lead: number | null = null;
  const opening = text.slice(row.start, row.parts[0]?.start ?? row.end);
  if (saysSomething(opening, language) && !counter.test(opening)) lead = row.start;
  let end = row.start;
  for (const [at, part] of row.parts.entries()) {
    const between = text.slice(end, part.start);
    const isCue = at > 0 && saysSomething(between, language);
    const column = columnOf(part, columns, row);
    const before = cells.at(-1);
    const cueStart = end + between.search(/[\p{L}\p{N}]/u);
    if (column === null && before && lead === null && !leads(part, row, at, text, language)) {
      before.end = part.end;
    } else if (column === null && at < row.parts.length - 1) {
      lead ??= isCue ? cueStart : part.start;
    } else if (before && lead === null && column === before.column) before.end = part.end;
    else {
      const start: number = lead ?? (isCue ? cueStart : part.start);
      cells.push({ column: column ?? 'name', start, end: part.end });
      lead = null;
    }
    end = part.end;
  }
  const last = cells.at(-1);
  if (!last) return [{ column: 'name', start: row.start, end: row.end }];
  if (saysSomething(text.slice(last.end, row.end), language)) last.end = row.end;
  return cells;
}

/** Returns the words of a row for each column; a column that it lacks is empty. */
export function cellsOf(
  text: string,
  row: ReadRow,
  columns: readonly ColumnRole[],
  language: ReaderLanguage,
): string[] {
  const cells = cellsIn(text, row, columns, language);
  // What has no column stands in the first that names something.
  const home = columns.includes('name') ? 'name' : (columns[0] ?? 'name');
  return columns.map((column) =>
    cells
      .filter((cell) => (columns.includes(cell.column) ? cell.column : home) === column)
      .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim())
      .join(', '),
  );
}

/** Returns a row as typed, without a number that only counts it. */
export const rowWords = (text: string, row: ReadRow): string =>
  text
    .slice(isNumbered(text, row) ? (row.parts[0]?.start ?? row.start) : row.start, row.end)
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:–—-]+$/u, '')
    .trim();
