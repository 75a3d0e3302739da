import { familyOf, isFigured, type KindId } from '../page/kinds.ts';
import { upperFirst } from '../page/say-phrase.ts';
import type { SheetPart } from '../sheet/sheet.ts';
import {
  areNumbered,
  type Cells,
  cellsOfRuns,
  isTimed,
  numberedCells,
  withNumbers,
  withoutEmpty,
} from './cells-of-runs.ts';
import { headsOf } from './column-heads.ts';
import { alignOf, footOf, keysOf } from './column-shape.ts';
import { comparedTable } from './compared-table.ts';
import { gridOfRuns } from './grid-of-runs.ts';
import { tieredRows } from './price-columns.ts';
import { isNumbered, numberOf, rowWords } from './row-cells.ts';
import { type ColumnRole, isPriced } from './row-columns.ts';
import { type RowRun, seriesOf } from './row-runs.ts';
import type { Told } from './sides.ts';

/** Above this number of rows, each group has a table of its own. */
const mostInTable = 24;
/** From this number of columns on, groups are one table. */
const fewestColumns = 3;
/** Below this share of filled cells, a second column stands with the first. */
const leastFilled = 0.6;
const ordered: ReadonlySet<KindId | null> = new Set<KindId | null>(['agenda', 'minutes']);

/** Returns whether rows are a list rather than a table: of names, with a word behind some of them. */
function areListed({ columns, runs }: Cells, kind: KindId | null): boolean {
  const rows = runs.flat();
  if (columns.length < 2) return true;
  const areNames = columns.every((role) => role !== 'time' && role !== 'amount' && role !== 'rate');
  if (kind === 'checklist' && areNames && !columns.includes('person')) return true;
  const filled = rows.filter((row) => row[1] !== '').length;
  return areNames && !columns.some(isTimed) && columns.length === 2 && filled < leastFilled * rows.length;
}

/** Returns the rows of a group in the form of their series, and their sums. */
function partsOfRun(
  run: RowRun,
  cells: readonly string[][],
  columns: readonly ColumnRole[],
  told: Told,
): SheetPart[] {
  const { text, language, kind } = told;
  const { group: title, rows, sums } = run;
  if (rows.length === 0 && isFigured(kind))
    return [
      { type: 'figures', items: sums.map(({ label, value }) => ({ value, label: upperFirst(label) })) },
    ];
  if (rows.length === 0) return [{ type: 'prices', title, rows: sums }];
  const tiered = tieredRows(text, rows, language);
  if (tiered) {
    const rest = rows.slice(tiered.count);
    const single: RowRun = { ...run, group: null, rows: rest };
    const others = rest.length > 0 ? partsOfRun(single, cells.slice(tiered.count), columns, told) : [];
    return [{ ...tiered.table, title }, ...others];
  }
  if (columns.length === 2 && columns.at(-1) === 'amount' && sums.length === 0)
    return [{ type: 'prices', title, rows: cells.map(([label = '', value = '']) => ({ label, value })) }];
  const hasAmount = columns.includes('amount');
  const compared = comparedTable(cells, columns, run, told);
  if (compared) return [compared];
  const heads = headsOf(columns, kind, language, cells);
  const table: SheetPart = {
    type: 'table',
    title,
    columns: columns.map(alignOf),
    ...(heads && { head: heads }),
    rows: cells,
    ...(sums.length > 0 && hasAmount && { foot: footOf(sums, columns) }),
    ...(hasAmount && rows.every(isPriced) && { priced: [columns.indexOf('amount')] }),
    keys: keysOf(columns),
  };
  return hasAmount || sums.length === 0 ? [table] : [table, { type: 'prices', title: null, rows: sums }];
}

/** Returns whether groups have so many columns that those of several tables wouldn't align. */
function areWide(
  runs: readonly RowRun[],
  { columns }: Cells,
  { text, language, kind, isMarked }: Told,
): boolean {
  if (columns.length < (isMarked ? 2 : fewestColumns) || kind === 'menu') return false;
  return runs.every(({ rows, sums }) => sums.length === 0 && tieredRows(text, rows, language) === null);
}

/** Returns groups as one table, with each group before its rows. */
function groupedTable(
  runs: readonly RowRun[],
  { columns, runs: cells }: Cells,
  { kind, language }: Told,
): SheetPart {
  const heads = headsOf(columns, kind, language, cells.flat());
  return {
    type: 'table',
    title: null,
    columns: ['left', ...columns.map(alignOf)],
    ...(heads && { head: ['', ...heads] }),
    rows: cells.flatMap((rows, of) =>
      rows.map((row, at) => [at === 0 ? (runs[of]?.group ?? '') : '', ...row]),
    ),
    keys: 1 + keysOf(columns),
  };
}

/** Returns the rows of groups side by side that tell the same. */
export function partsOfSide(
  runs: readonly RowRun[],
  columns: readonly ColumnRole[],
  told: Told,
): SheetPart[] {
  const [first] = runs;
  if (!first) return [];
  const { text, kind } = told;
  const isSeen = kind !== null && familyOf(kind) === 'flyer' && seriesOf(first) === 'prices';
  // On a poster, a remark stands with its name.
  const shown = isSeen ? columns.filter((role) => role !== 'note') : columns;
  const cells = cellsOfRuns(runs, shown, told);
  const grid = told.isMarked ? null : gridOfRuns(runs, cells);
  if (grid) return [grid.table, ...partsOfSide(runs.slice(grid.count), columns, told)];
  const count = runs.reduce((sum, { rows }) => sum + rows.length, 0);
  const isTimes = seriesOf(first) === 'times';
  if (seriesOf(first) !== 'prices' && areListed(cells, kind))
    return runs.map(({ group: title, rows }, at): SheetPart => {
      const items = rows.map((row, index) => {
        const own = cells.runs[at]?.[index]?.filter(Boolean) ?? [];
        return row.parts.length < 2 || own.length === 0 ? rowWords(text, row) : own.join(', ');
      });
      const isCounted = rows.every(
        (row, index) => isNumbered(text, row) && numberOf(text, row) === `${index + 1}`,
      );
      if (isCounted || ordered.has(kind)) return { type: 'steps', title, items };
      const cellsOfItems = items.map((item) => [item]);
      const numbered = areNumbered(rows, text) ? numberedCells(text, rows, cellsOfItems) : cellsOfItems;
      return { type: 'list', title, items: numbered.map(([item = '']) => item) };
    });
  const counted = withNumbers(runs, cells, text);
  const isGrouped = runs.length > 1 && count <= mostInTable && runs.every(({ group }) => group !== null);
  if (isGrouped && (isTimes || areWide(runs, cells, told))) return [groupedTable(runs, counted, told)];
  return runs.flatMap((run, at) => {
    const own = withoutEmpty(counted.columns, [counted.runs[at] ?? []]);
    return partsOfRun(run, own.runs[0] ?? [], own.columns, told);
  });
}
