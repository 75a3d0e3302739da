import { fold } from '../../reader/tokenize.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import type { Cells } from './cells-of-runs.ts';
import { areGrid, type GridGroup, gridOf } from './grid.ts';
import { type RowRun, seriesOf } from './row-runs.ts';

/** Returns what each row of a group says of its key: of its day, its time, or its name. */
function gridGroups(runs: readonly RowRun[], { columns, runs: cells }: Cells): GridGroup[] | null {
  const [key] = columns;
  if ((key !== 'date' && key !== 'time' && key !== 'name') || columns.length < 2) return null;
  if (runs.some(({ group, sums }) => group === null || sums.length > 0)) return null;
  return runs.map(({ group }, at) => ({
    title: group ?? '',
    rows: (cells[at] ?? []).map(([own = '', ...others]) => [own, others.filter(Boolean).join(', ')]),
  }));
}

const sharesKeys = (group: GridGroup, others: readonly GridGroup[]): boolean => {
  const keys = new Set(others.flatMap(({ rows }) => rows.map(([key]) => fold(key))));
  return group.rows.some(([key]) => keys.has(fold(key)));
};

/** Returns groups from the first one on that repeat the same keys as a grid, and how many of them do. */
export function gridOfRuns(
  runs: readonly RowRun[],
  cells: Cells,
): { readonly table: SheetPart; readonly count: number } | null {
  const groups = gridGroups(runs, cells);
  if (!groups) return null;
  let count = groups.length;
  const isTimes = runs[0] !== undefined && seriesOf(runs[0]) === 'times';
  while (count > 1 && !areGrid(groups.slice(0, count))) count--;
  const isPart = count < groups.length;
  // A series is never divided.
  if (
    count < 2 ||
    (isPart && (isTimes || groups.slice(count).some((group) => sharesKeys(group, groups.slice(0, count)))))
  )
    return null;
  const isPriced = cells.columns.join() === 'name,amount';
  const table = gridOf(groups.slice(0, count), isPriced ? 'right' : 'left');
  if (!table) return null;
  const priced = isPriced ? { priced: Array.from(table.columns.keys()).slice(1) } : {};
  return { table: { ...table, ...priced }, count };
}
