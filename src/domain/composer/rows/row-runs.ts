import type { ReadRow } from '../../rows/read-rows.ts';
import type { SheetPair } from '../sheet/sheet.ts';
import type { PagePart } from './page-parts.ts';
import { isPriced } from './row-columns.ts';
import type { Sum } from './sum-of.ts';

/** Rows under one heading. */
export interface RowRun {
  readonly type: 'run';
  readonly group: string | null;
  readonly rows: ReadRow[];
  /** Sums of the rows, as their closing lines. */
  readonly sums: SheetPair[];
  /** What the rows tell, if the groups around them decide it. */
  readonly series?: Series;
}

/** Lines side by side, with the heading above them if it has no rows. */
export interface LineRun {
  readonly type: 'lines';
  readonly group: string | null;
  readonly lines: string[];
}

type Fact = Extract<PagePart, { type: 'fact' }>;

/** Returns the rows of each group and the lines side by side, in the order of the prompt; lines never divide the rows of a group. */
export function runsOf(parts: readonly PagePart[]): { runs: (RowRun | LineRun)[]; facts: Fact[] } {
  const runs: (RowRun | LineRun)[] = [];
  const facts: Fact[] = [];
  let group: string | null = null;
  const hasPrices = parts.some((part) => part.type === 'row' && isPriced(part.row));
  let isOpen = false;
  let rows: RowRun | null = null;
  // Rows behind a subtotal have sums of their own.
  let summed: RowRun | null = null;
  for (const [at, part] of parts.entries()) {
    if (part.type === 'asked') continue;
    if (part.type === 'fact') facts.push(part);
    else if (part.type === 'group') {
      group = isOpen && group !== null ? `${group}, ${part.text}` : part.text;
      isOpen = true;
      rows = null;
      summed = null;
    } else if (part.type === 'row') {
      if (!rows) {
        rows = { type: 'run', group: summed ? null : group, rows: [], sums: [] };
        runs.push(rows);
        summed = null;
      }
      rows.rows.push(part.row);
      isOpen = false;
    } else if (part.type === 'sum' && (summed ?? (rows && seriesOf(rows) === 'prices'))) {
      (summed ?? rows)?.sums.push(part);
      if (part.marked?.label === 'subtotal') [rows, summed] = [null, rows ?? summed];
    } else {
      const text = part.type === 'sum' ? toldSum(part, hasPrices) : part.text;
      const last = runs.at(-1);
      // 'Tacos, 2.75 each' heads the tacos.
      if (isOpen && group !== null && part.type === 'line' && headsRows(parts, at, part.text)) {
        group = `${group}, ${part.text}`;
        continue;
      }
      if (last?.type === 'lines' && !isOpen) last.lines.push(text);
      else runs.push({ type: 'lines', group: isOpen ? group : null, lines: [text] });
      if (isOpen) group = null;
      isOpen = false;
    }
  }
  if (isOpen && group !== null) runs.push({ type: 'lines', group: null, lines: [group] });
  return { runs, facts };
}

/** An amount alone doesn't say that it is a sum; without prices that it sums up, it may be anything. */
const toldSum = ({ label, value, typed }: Sum, hasPrices: boolean): string =>
  /\p{L}/u.test(typed) || !hasPrices ? typed : `${label}: ${value}`;

const mostHeadWords = 4;

/** Returns whether a few words behind the name of a group belong to it: only its rows follow. */
const headsRows = (parts: readonly PagePart[], at: number, text: string): boolean =>
  parts[at + 1]?.type === 'row' && text.split(/\s+/).length <= mostHeadWords && !/[.!?…。！？]$/u.test(text);

const has = ({ parts }: ReadRow, ...roles: readonly string[]): boolean =>
  parts.some(({ label }) => roles.includes(label));
const mostly = 0.5;

/** What rows tell: rows that tell the same always have the same columns. */
export type Series = 'prices' | 'times' | 'names';

export function seriesOf({ rows, series }: RowRun): Series {
  if (series) return series;
  const share = (...roles: readonly string[]): number =>
    rows.filter((row) => has(row, ...roles)).length / rows.length;
  if (share('amount', 'rate') >= mostly) return 'prices';
  return share('date', 'time') >= mostly ? 'times' : 'names';
}
