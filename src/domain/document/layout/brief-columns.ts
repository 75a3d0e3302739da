import type { TableContent } from '../brief.ts';
import { plainText } from './rich-text.ts';

/** A date, a name, an amount: cells up to this long stay on one line. */
const longestCell = 14;
/** With more columns there is no room to spare. */
const mostColumns = 6;

/** Columns after the first whose cells are all so short that none is broken into lines. */
export function briefColumns({ head, rows, foot = [], isTight }: TableContent): ReadonlySet<number> {
  if (isTight || head.length > mostColumns) return new Set();
  const isBrief = (column: number): boolean =>
    [...rows, ...foot].every((row) => plainText(row[column] ?? []).length <= longestCell);
  return new Set([...head.keys()].filter((column) => column > 0 && isBrief(column)));
}
