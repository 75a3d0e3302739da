import type { TableData } from './blocks/table-data.ts';

/** A date, a name, an amount: cells up to this long stay on one line. */
const longestCell = 14;
/** With more columns there is no room to spare. */
const mostColumns = 6;

/** Columns after the first whose cells are all so short that none is broken into lines. */
export function briefColumns({ head, rows, foot = [], isTight }: TableData): ReadonlySet<number> {
  if (isTight || head.length > mostColumns) return new Set();
  const isBrief = (column: number): boolean =>
    [...rows, ...foot].every((row) => (row[column]?.plain ?? '').length <= longestCell);
  return new Set([...head.keys()].filter((column) => column > 0 && isBrief(column)));
}
