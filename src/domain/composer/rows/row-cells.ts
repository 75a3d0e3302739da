import type { ReaderLanguage } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { valuesIn } from '../../reader/values/values-in.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf } from '../page/word-list.ts';
import { isAmount, withJoinedPrices } from './joined-prices.ts';
import {
  type ColumnRole,
  has,
  isBracketed,
  isPriced,
  isTime,
  naming,
  numeric,
  qtyLeads,
} from './row-columns.ts';

type Part = Labeled<RowRole>;

/** Returns the column of words without one of their own. */
const homeOf = (columns: readonly ColumnRole[]): ColumnRole =>
  ['name' as const, ...naming].find((role) => columns.includes(role)) ?? 'name';

interface Cell {
  readonly column: ColumnRole;
  text: string;
}

/** Parts that a comma separates from what stands before them, if nothing else does. */
const apart: ReadonlySet<RowRole> = new Set<RowRole>([
  'date',
  'time',
  'dur',
  'place',
  'person',
  'note',
  'qty',
]);

/** Returns words without a bracket at their ends that isn't theirs: 'welcome (' of 'welcome (Ines)'. */
function balanced(text: string): string {
  const words = trimEndOf(text, ' ([（').replace(/^[)\]）\s]+/u, '');
  const isOpen = /[(（]/u.test(words);
  const isClosed = /[)）]/u.test(words);
  return isOpen === isClosed ? words : words.replace(isOpen ? /[(（](?=[^(（]*$)/u : /[)）]$/u, '');
}

/** Returns a part with what stands between it and the one before. */
function linked(between: string, part: Part): string {
  const isApart = between.trim() === '' && apart.has(part.label) && !isBracketed(part);
  return `${isApart ? ', ' : between}${part.text}`;
}

/** Returns the column of a part; null if it stands with the part before or behind it. */
function columnOf(part: Part, columns: readonly ColumnRole[], row: ReadRow): ColumnRole | null {
  if (part.label === 'unit' || (part.label === 'qty' && qtyLeads(row))) return null;
  if (part.label === 'name') return homeOf(columns);
  // A number of hours among sums stands in their column.
  const isNumber = (part.label === 'rate' && !has(row, 'amount')) || (part.label === 'qty' && !isPriced(row));
  if (isNumber && !columns.includes(part.label) && columns.includes('amount')) return 'amount';
  // The figures of a list share a column, and stand where others have words for a value.
  const isFigure = part.label === 'amount' || part.label === 'qty';
  if (isFigure && !columns.includes(part.label)) {
    if (columns.includes('qty')) return 'qty';
    if (columns.join() === 'name,note') return 'note';
  }
  return columns.find((column) => column === part.label) ?? null;
}

/** Returns whether a quantity behind a name says how much one price buys: 'dumplings 4 pcs £6'. */
function isSize(row: ReadRow, at: number): boolean {
  const price = row.parts.slice(at + 1).find(({ label }) => label !== 'unit');
  const isOfAll = price?.label === 'amount' || (price?.label === 'rate' && has(row, 'amount'));
  return !qtyLeads(row) && has(row, 'name') && isOfAll;
}

/** Returns whether a part without a column belongs to the one behind it: 'from' of 'from £65', '5 pairs' of socks. */
function leads(part: Part, row: ReadRow, at: number, text: string, language: ReaderLanguage): boolean {
  const [before, next] = [row.parts[at - 1], row.parts[at + 1]];
  if (!next) return false;
  if (part.label === 'qty') return !isSize(row, at);
  if (part.label === 'unit' && before?.label === 'qty' && isSize(row, at - 1)) return false;
  if (part.label === 'unit') {
    const isCounted = before !== undefined && ['rate', 'amount', 'qty'].includes(before.label);
    const sized = row.parts.findIndex(({ label }) => label === 'unit');
    const priced = row.parts.findIndex(isAmount);
    const isPart = sized < priced && row.parts[sized - 1]?.label !== 'qty';
    return before?.label === 'qty' ? qtyLeads(row) : isPart || !isCounted;
  }
  const { at: each, from } = pageWordsOf(language).bill;
  const opens = isWordOf(fold(part.text.split(' ').at(-1) ?? ''), [each, from].join(','));
  return (
    part.label === 'note' &&
    isAmount(next) &&
    (opens || !saysSomething(part.text, language)) &&
    !/[,;]/.test(text.slice(part.end, next.start))
  );
}

/** Returns whether a part that nothing stands before goes with the one behind it, rather than naming the row. */
function isLead(
  part: Part,
  row: ReadRow,
  at: number,
  cells: readonly Cell[],
  text: string,
  language: ReaderLanguage,
): boolean {
  const names =
    cells.length === 0 && !has(row, 'name') && part.label === 'note' && row.parts.slice(at).some(isAmount);
  return !names || leads(part, row, at, text, language);
}

/** A number at the start of a row that only counts it. */
const counter = /^\(?\d{1,3}\s?[.):]?\s*$/;
/** A letter at the start of a row that names it: 'A' of 'A for two £26'. */
const letter = /^\p{Lu}\s?[.):]?\s*$/u;

export const isNumbered = (text: string, { start, parts }: ReadRow): boolean =>
  counter.test(text.slice(start, parts[0]?.start ?? start));

/** Returns the number at the start of a row that only counts it. */
export const numberOf = (text: string, { start, parts }: ReadRow): string =>
  /\d+/.exec(text.slice(start, parts[0]?.start ?? start))?.[0] ?? '';

/** Returns whether a remark belongs to the price before it: 'per person'. */
const isOfPrice = ({ label, text }: Part, language: ReaderLanguage): boolean => {
  const { each, including, excluding, at } = pageWordsOf(language).bill;
  const isPriced = hasWordOf(text, [each, at, including, excluding ?? ''].join(','));
  return label === 'unit' || text.startsWith('/') || (isPriced && text.split(' ').length <= mostPriceWords);
};
const mostPriceWords = 3;

/** Returns whether a note says when else a time holds: '17:30, 18:30 in August'. */
const qualifies = ({ label, text }: Part, { column, text: value }: Cell, language: ReaderLanguage): boolean =>
  label === 'note' &&
  isTime(column) &&
  /\d/.test(text) &&
  /\d/.test(value) &&
  valuesIn(text, language).some(({ kind }) => kind === 'time' || kind === 'date');

const isPrice = ({ column }: Cell): boolean => column === 'amount' || column === 'rate';

/** Divides a row into its cells, in the order of the prompt. Every word that isn't small is in one of them. */
function cellsIn(
  text: string,
  row: ReadRow,
  columns: readonly ColumnRole[],
  language: ReaderLanguage,
): Cell[] {
  const cells: Cell[] = [];
  const home = homeOf(columns);
  const opening = text.slice(row.start, row.parts[0]?.start ?? row.end);
  const isNamed = letter.test(opening) || (saysSomething(opening, language) && !counter.test(opening));
  let lead = isNamed ? opening : '';
  let end = row.parts[0]?.start ?? row.start;
  for (const [at, part] of row.parts.entries()) {
    const between = text.slice(end, part.start);
    const cue = at > 0 && saysSomething(between, language) ? between.replace(/^[^\p{L}\p{N}]+/u, '') : '';
    const column = columnOf(part, columns, row);
    const before = cells.at(-1);
    end = part.end;
    if (column === null && before && lead === '' && !leads(part, row, at, text, language)) {
      const own = cells.find((cell) => cell.column === home);
      const isHeld = isPrice(before)
        ? isOfPrice(part, language)
        : before === own || part.label === 'unit' || qualifies(part, before, language);
      if (isHeld) before.text += isPrice(before) ? `${between}${part.text}` : linked(between, part);
      else if (own) own.text += linked(cue === '' ? ' ' : `, ${cue}`, part);
      else cells.push({ column: home, text: `${cue}${part.text}` });
    } else if (column === null && at < row.parts.length - 1 && isLead(part, row, at, cells, text, language)) {
      const next = text.slice(part.end, row.parts[at + 1]?.start);
      lead += `${lead === '' ? cue : ''}${part.text}${next}`;
    } else if (before && lead === '' && column === before.column) before.text += linked(between, part);
    else {
      cells.push({ column: column ?? home, text: `${lead === '' ? cue : lead}${part.text}` });
      lead = '';
    }
  }
  const last = cells.at(-1);
  if (!last) return [{ column: 'name', text: text.slice(row.start, row.end) }];
  const rest = text.slice(end, row.end);
  if (saysSomething(rest, language)) last.text += trimEndOf(rest, ' \n,;:–—-');
  return cells;
}

/** Returns the words of a row for each column; a column that it lacks is empty. */
export function cellsOf(
  text: string,
  row: ReadRow,
  columns: readonly ColumnRole[],
  language: ReaderLanguage,
): string[] {
  const cells = cellsIn(text, withJoinedPrices(text, row), columns, language);
  // What has no column stands in the first that names something.
  const home = homeOf(columns);
  return columns.map((column) =>
    cells
      .filter((cell) => (columns.includes(cell.column) ? cell.column : home) === column)
      .map((cell) => balanced(cell.text.replaceAll(/\s+/g, ' ').trim()))
      .map((words) => trimEndOf(words, numeric.has(column) ? ' .,;' : ' ,;'))
      .join(', '),
  );
}

/** Returns a row as typed, without a number that only counts it. */
export const rowWords = (text: string, row: ReadRow): string => {
  const start = isNumbered(text, row) ? (row.parts[0]?.start ?? row.start) : row.start;
  return trimEndOf(text.slice(start, row.end).replaceAll(/\s+/g, ' '), ' ,;:–—-').trim();
};
