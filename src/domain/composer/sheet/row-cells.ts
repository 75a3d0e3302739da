import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Labeled, ReadRow } from '../../rows/read-rows.ts';
import type { RowRole } from '../../rows/row-labels.ts';
import { saysSomething, withoutSmallEnds } from '../facts/small-words.ts';
import { wordsOf } from './clause-values.ts';

/** Columns of a table of rows, in the order of a page. What is in few rows stands beside the name. */
const columns: readonly RowRole[] = ['date', 'time', 'name', 'dur', 'place', 'person', 'amount'];
/** Columns that stay apart in however few rows. */
const kept: ReadonlySet<RowRole> = new Set<RowRole>(['date', 'time', 'name']);
const mostly = 0.5;

export interface RowGroup {
  readonly title: string | null;
  readonly rows: readonly (readonly string[])[];
}

export interface RowTable {
  /** Whether the column at each place holds days or times. */
  readonly columns: readonly RowRole[];
  readonly groups: readonly RowGroup[];
}

interface Cell {
  readonly role: RowRole;
  readonly text: string;
}

/** Returns the parts of a row with the words around them that say something: no word is lost. */
function cellsOf(text: string, { start, end, parts }: ReadRow, language: ReaderLanguage): Cell[] {
  const said = (from: number, to: number): string => {
    const own = withoutSmallEnds(text, from, to, language);
    return own && saysSomething(text.slice(own.start, own.end), language)
      ? wordsOf(text, own.start, own.end)
      : '';
  };
  let at = start;
  const cells = parts.map((part: Labeled<RowRole>, index): Cell => {
    const cue = said(at, part.start);
    at = part.end;
    const rest = index === parts.length - 1 ? said(part.end, end) : '';
    return {
      role: part.label,
      text: [cue, wordsOf(text, part.start, part.end), rest].filter(Boolean).join(' '),
    };
  });
  return cells.length > 0 ? cells : [{ role: 'name', text: wordsOf(text, start, end) }];
}

/** Returns rows as cells of the columns that most of them have. */
export function rowTable(
  text: string,
  groups: readonly { readonly title: string | null; readonly rows: readonly ReadRow[] }[],
  language: ReaderLanguage,
): RowTable {
  const read = groups.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => cellsOf(text, row, language)),
  }));
  const all = read.flatMap(({ rows }) => rows);
  const roleOf = ({ role }: Cell): RowRole => (role === 'rate' ? 'amount' : role);
  const shown = columns.filter((column) => {
    const share = all.filter((cells) => cells.some((cell) => roleOf(cell) === column)).length / all.length;
    return column === 'name' || (kept.has(column) ? share > 0 : share >= mostly);
  });
  const cellFor = (cells: readonly Cell[], column: RowRole): string =>
    cells
      .filter((cell) => (column === 'name' && !shown.includes(roleOf(cell))) || roleOf(cell) === column)
      .map((cell) => cell.text)
      .join(', ');
  return {
    columns: shown,
    groups: read.map(({ title, rows }) => ({
      title,
      rows: rows.map((cells) => shown.map((column) => cellFor(cells, column))),
    })),
  };
}
