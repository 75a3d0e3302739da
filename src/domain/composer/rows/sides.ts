import type { KindId } from '../page/kinds.ts';
import type { AskedPlace } from '../places/find-places.ts';
import type { ReadPage } from './page-parts.ts';
import { type ColumnRole, columnsOf } from './row-columns.ts';
import { type LineRun, type RowRun, type Series, seriesOf } from './row-runs.ts';

export interface Told extends ReadPage {
  readonly kind: KindId | null;
  /** Places to write on that are asked for outside of what the rows are read from. */
  readonly places?: readonly AskedPlace[];
  /** Whether each row has a place to write on. */
  readonly isMarked?: boolean;
}

/** Groups side by side whose rows have the same columns. */
interface Side {
  readonly type: 'side';
  readonly runs: readonly RowRun[];
  readonly columns: readonly ColumnRole[];
}

type Run = RowRun | LineRun;

const isTitled = (run: Run | undefined): run is RowRun => run?.type === 'run' && run.group !== null;

/** Returns groups of which one tells no times among others that do as parts of the same timetable. */
export function settledRuns(runs: readonly Run[]): Run[] {
  return runs.map((run, at) => {
    if (!isTitled(run) || seriesOf(run) !== 'names') return run;
    const divides = (each: Run): boolean => !isTitled(each) || seriesOf(each) === 'prices';
    const start = runs.findLastIndex((each, index) => index < at && divides(each)) + 1;
    const end = runs.findIndex((each, index) => index > at && divides(each));
    const beside = runs.slice(start, end < 0 ? runs.length : end).filter(isTitled);
    const timed = beside.filter((each) => seriesOf(each) === 'times');
    return timed.length * 2 >= beside.length ? { ...run, series: 'times' } : run;
  });
}

/** Returns sums of all groups apart from those of single ones. */
export function settledSums(runs: readonly Run[]): Run[] {
  const priced = runs.filter((run): run is RowRun => run.type === 'run' && seriesOf(run) === 'prices');
  if (priced.length < 2) return [...runs];
  const areOwn = priced.every(({ sums }) => sums.length > 0);
  return runs.flatMap((run): Run[] => {
    if (run.type !== 'run' || run.sums.length === 0) return [run];
    const own = areOwn ? run.sums.slice(0, 1) : [];
    const rest = run.sums.slice(own.length);
    const ofAll: RowRun[] =
      rest.length > 0 ? [{ type: 'run', group: null, rows: [], sums: rest, series: 'prices' }] : [];
    return [{ ...run, sums: own }, ...ofAll];
  });
}

const isDay = (role: ColumnRole): boolean => role === 'date' || role === 'time';

/** Returns the columns of all rows of a series, or those of a group that tells days where the others tell times. */
function columnsForRun(
  { rows }: RowRun,
  columns: readonly ColumnRole[],
  kind: KindId | null,
): readonly ColumnRole[] {
  if (rows.length < 2) return columns;
  const own = columnsOf(rows, kind);
  const isOwn = own.some(
    (role) =>
      isDay(role) &&
      !columns.includes(role) &&
      rows.every(({ parts }) => parts.some(({ label }) => label === role)),
  );
  return isOwn ? own : columns;
}

/** Puts groups side by side that tell the same. */
export function sidesOf(runs: readonly Run[], { kind }: Told): (Side | LineRun)[] {
  const bySeries = Map.groupBy(
    runs.filter((run): run is RowRun => run.type === 'run'),
    seriesOf,
  );
  const columnsFor = new Map<Series, readonly ColumnRole[]>(
    Array.from(bySeries, ([series, own]) => [
      series,
      columnsOf(
        own.flatMap(({ rows }) => rows),
        kind,
      ),
    ]),
  );
  const sides: (Side | LineRun)[] = [];
  for (const run of runs) {
    if (run.type === 'lines') {
      sides.push(run);
      continue;
    }
    const columns = columnsForRun(run, columnsFor.get(seriesOf(run)) ?? ['name'], kind);
    const last = sides.at(-1);
    const isSame =
      last?.type === 'side' &&
      last.runs[0] !== undefined &&
      seriesOf(last.runs[0]) === seriesOf(run) &&
      last.columns.join() === columns.join();
    if (isSame) sides[sides.length - 1] = { ...last, runs: [...last.runs, run] };
    else sides.push({ type: 'side', runs: [run], columns });
  }
  return sides;
}
