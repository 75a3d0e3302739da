import type { ReadRow } from '../../rows/read-rows.ts';
import { upperFirst } from '../page/say-phrase.ts';
import { isProse, namesPerson, proseCells, timedProse } from './prose-cells.ts';
import { cellsOf, isNumbered, numberOf } from './row-cells.ts';
import type { ColumnRole } from './row-columns.ts';
import { type RowRun, seriesOf } from './row-runs.ts';
import type { Told } from './sides.ts';

/** From this share of rows on, they are told in sentences. */
const mostlyProse = 0.25;

export interface Cells {
  readonly columns: readonly ColumnRole[];
  /** Cells of the rows of each group. */
  readonly runs: readonly (readonly string[][])[];
}

/** Returns the cells of groups, without the columns that no row fills. */
export function cellsOfRuns(
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
export function withoutEmpty(given: readonly ColumnRole[], all: Cells['runs']): Cells {
  const filled = given.map((_, at) => all.some((own) => own.some((row) => row[at] !== '')));
  return {
    columns: given.filter((_, at) => filled[at]),
    runs: all.map((own) => own.map((row) => row.filter((_, at) => filled[at]))),
  };
}

export const isTimed = (role: ColumnRole): boolean => role === 'date' || role === 'time';

/** Returns cells with the numbers that count the rows of a group: ranks, items, dishes. */
export function numberedCells(
  text: string,
  rows: readonly ReadRow[],
  cells: readonly string[][],
): readonly string[][] {
  return rows.map((row, at) => {
    const [first = '', ...others] = cells[at] ?? [];
    return [isNumbered(text, row) ? `${numberOf(text, row)}. ${upperFirst(first)}` : first, ...others];
  });
}

export function withNumbers(runs: readonly RowRun[], { columns, runs: all }: Cells, text: string): Cells {
  const rows = runs.flatMap((run) => run.rows);
  if (!areNumbered(rows, text)) return { columns, runs: all };
  return { columns, runs: runs.map((run, at) => numberedCells(text, run.rows, all[at] ?? [])) };
}

export const areNumbered = (rows: readonly ReadRow[], text: string): boolean =>
  rows.filter((row) => isNumbered(text, row)).length >= fewestNumbered;
/** A single number is no rank. */
const fewestNumbered = 2;
