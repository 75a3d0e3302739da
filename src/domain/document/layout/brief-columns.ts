import type { TableData } from './blocks/table-data.ts';

/** Cells up to this length (a date, a name, an amount) don't wrap. */
const longestCell = 14;
/** With more columns, cells have to wrap. */
const mostColumns = 6;

/** Returns the columns after the first whose cells are all too short to wrap. */
export function briefColumns({ head, rows, foot = [], isTight }: TableData): ReadonlySet<number> {
  if (isTight || head.length > mostColumns) return new Set();
  const isBrief = (column: number): boolean =>
    [...rows, ...foot].every((row) => (row[column]?.plain ?? '').length <= longestCell);
  return new Set([...head.keys()].filter((column) => column > 0 && isBrief(column)));
}
