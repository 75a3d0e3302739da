import { fold } from '../../reader/tokenize.ts';
import { isFigured, type KindId } from '../page/kinds.ts';
import { upperFirst } from '../page/say-phrase.ts';
import type { SheetPair, SheetPart } from '../sheet/sheet.ts';
import { areGrid, type GridGroup, gridOf } from './grid.ts';
import { tieredRows } from './price-columns.ts';
import { isProse, namesPerson, proseCells, timedProse } from './prose-cells.ts';
import { type ColumnRole, cellsOf, isNumbered, isPriced, numberOf, numeric, rowWords } from './row-cells.ts';
import { type RowRun, seriesOf } from './row-runs.ts';
import type { Told } from './sides.ts';

/** Above this number of rows, each group has a table of its own. */
const mostInTable = 24;
/** From this number of columns on, groups are one table. */
const fewestColumns = 3;
/** Below this share of filled cells, a second column stands with the first. */
const leastFilled = 0.6;
/** From this share of rows on, they are told in sentences. */
const mostlyProse = 0.25;

const ordered: ReadonlySet<KindId | null> = new Set<KindId | null>(['agenda', 'minutes']);

interface Cells {
  readonly columns: readonly ColumnRole[];
  /** Cells of the rows of each group. */
  readonly runs: readonly (readonly string[][])[];
}

/** Returns the cells of groups, without the columns that no row fills. */
function cellsOfRuns(
  runs: readonly RowRun[],
  given: readonly ColumnRole[],
  { text, language, kind }: Told,
): Cells {
  const rows = runs.flatMap((run) => run.rows);
  const prose = rows.filter(isProse).length;
  const [first] = runs;
  const series = first && seriesOf(first);
  const times = given.filter(isTimed);
  if (series === 'times' && given[0] === times[0] && prose > rows.length * mostlyProse)
    return withoutEmpty(
      [...times, 'name'],
      runs.map((run) => run.rows.map((row) => timedProse(text, row, times))),
    );
  const isTold = series === 'names' && (kind === 'minutes' || prose > rows.length * mostlyProse);
  if (isTold) {
    const hasPersons = rows.filter(namesPerson).length >= rows.length / 2;
    return {
      columns: hasPersons ? ['name', 'person', 'note'] : ['name', 'note'],
      runs: runs.map((run) => run.rows.map((row) => proseCells(text, row, hasPersons))),
    };
  }
  const all = runs.map((run) => run.rows.map((row) => cellsOf(text, row, given, language)));
  return withoutEmpty(given, all);
}

/** Returns cells without the columns that no row fills. */
function withoutEmpty(given: readonly ColumnRole[], all: Cells['runs']): Cells {
  const filled = given.map((_, at) => all.some((own) => own.some((row) => row[at] !== '')));
  return {
    columns: given.filter((_, at) => filled[at]),
    runs: all.map((own) => own.map((row) => row.filter((_, at) => filled[at]))),
  };
}

const alignOf = (role: ColumnRole): 'left' | 'right' => (numeric.has(role) ? 'right' : 'left');

/** Number of columns that tell when. */
const keysOf = (columns: readonly ColumnRole[]): number =>
  columns.filter((role) => role === 'date' || role === 'time').length;

/** Returns sums as closing rows, with their amounts below those of the rows. */
const footOf = (sums: readonly SheetPair[], columns: readonly ColumnRole[]): string[][] =>
  sums.map(({ label, value }) =>
    columns.map((role, at) => (at === 0 ? label : role === 'amount' ? value : '')),
  );

/** Returns whether rows are a list rather than a table: of names, with a word behind some of them. */
function areListed({ columns, runs }: Cells, kind: KindId | null): boolean {
  const rows = runs.flat();
  if (columns.length < 2) return true;
  const areNames = columns.every((role) => role !== 'time' && role !== 'amount' && role !== 'rate');
  if (kind === 'checklist' && areNames && !columns.includes('person')) return true;
  const filled = rows.filter((row) => row[1] !== '').length;
  return areNames && !columns.some(isTimed) && columns.length === 2 && filled < leastFilled * rows.length;
}

const isTimed = (role: ColumnRole): boolean => role === 'date' || role === 'time';

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
  const table: SheetPart = {
    type: 'table',
    title,
    columns: columns.map(alignOf),
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
const groupedTable = (runs: readonly RowRun[], { columns, runs: cells }: Cells): SheetPart => ({
  type: 'table',
  title: null,
  columns: ['left', ...columns.map(alignOf)],
  rows: cells.flatMap((rows, of) => rows.map((row, at) => [at === 0 ? (runs[of]?.group ?? '') : '', ...row])),
  keys: 1 + keysOf(columns),
});

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
function gridOfRuns(
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

/** Returns cells with the numbers that count their rows: ranks, items, dishes. */
function withNumbers(runs: readonly RowRun[], { columns, runs: all }: Cells, text: string): Cells {
  const rows = runs.flatMap((run) => run.rows);
  if (rows.length < 2 || !rows.every((row) => isNumbered(text, row))) return { columns, runs: all };
  const numbered = (run: RowRun, own: readonly (readonly string[])[]): string[][] =>
    run.rows.map((row, at) => {
      const [first = '', ...others] = own[at] ?? [];
      return [`${numberOf(text, row)}. ${first}`, ...others];
    });
  return { columns, runs: runs.map((run, at) => numbered(run, all[at] ?? [])) };
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
  const cells = cellsOfRuns(runs, columns, told);
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
      const isOrdered = ordered.has(kind) || rows.every((row) => isNumbered(text, row));
      return { type: isOrdered ? 'steps' : 'list', title, items };
    });
  const counted = withNumbers(runs, cells, text);
  const isGrouped = runs.length > 1 && count <= mostInTable && runs.every(({ group }) => group !== null);
  if (isGrouped && (isTimes || areWide(runs, cells, told))) return [groupedTable(runs, counted)];
  return runs.flatMap((run, at) => {
    const own = withoutEmpty(counted.columns, [counted.runs[at] ?? []]);
    return partsOfRun(run, own.runs[0] ?? [], own.columns, told);
  });
}
