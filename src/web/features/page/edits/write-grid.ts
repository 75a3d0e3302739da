import { readAmount } from '../../../../domain/content/lenient/read-amount.ts';
import {
  type ChartValue,
  fieldColumns,
  type Grid,
  type GridSource,
  readGrid,
  type TableValue,
} from './data-grid.ts';

type Item = Readonly<Record<string, unknown>>;

interface Cell {
  readonly value: number | string | null;
  /** As typed, if that differs from the plain number: '180k'. */
  readonly written: string | null;
}

function cellOf(text: string, isDay: boolean, language: string): Cell {
  if (text === '') return { value: null, written: null };
  if (isDay) return { value: text, written: null };
  const amount = readAmount(text, language);
  return { value: amount?.value ?? null, written: amount?.isPlain === false ? text : null };
}

function writeChart(chart: ChartValue, grid: Grid, language: string): object {
  const shown = readGrid({ at: '', kind: 'chart', value: chart, language });
  const labels = grid.rows.map(({ cells }) => (cells[0] ?? '').trim());
  const series = grid.columns.slice(1).map(({ name, from, kind }, index) => {
    const source = from === null ? undefined : chart.series[from];
    const cells = grid.rows.map((row): Cell => {
      const text = (row.cells[index + 1] ?? '').trim();
      const isSame =
        source !== undefined &&
        from !== null &&
        row.from !== null &&
        shown.rows[row.from]?.cells[from + 1] === text;
      if (isSame && row.from !== null)
        return { value: source.values[row.from] ?? null, written: source.written?.[row.from] ?? null };
      return cellOf(text, kind === 'day', language);
    });
    const written = cells.map((cell) => cell.written);
    return {
      name: name.trim(),
      values: cells.map(({ value }) => value),
      ...(written.some((each) => each !== null) && { written }),
    };
  });
  const names = new Map<string, string>([
    ...grid.rows.flatMap(({ from }, at): [string, string][] =>
      from === null ? [] : [[chart.labels[from] ?? '', labels[at] ?? '']],
    ),
    ...grid.columns
      .slice(1)
      .flatMap(({ from, name }): [string, string][] =>
        from === null ? [] : [[chart.series[from]?.name ?? '', name.trim()]],
      ),
  ]);
  /** Maps column names in references to their current names. */
  const renamed = (list: readonly string[]): string[] => list.flatMap((name) => names.get(name) ?? []);
  const { kind: _kind, mark, compare, events, ...rest } = chart;
  const marked = renamed(mark ?? []);
  const compared = renamed(compare ?? []);
  const happened = (events ?? []).flatMap(({ before, label }) => {
    const name = names.get(before);
    return name === undefined ? [] : [{ before: name, label }];
  });
  return {
    ...rest,
    ...(grid.chartKind && { kind: grid.chartKind }),
    labels,
    series,
    ...(marked.length > 0 && { mark: marked }),
    ...(compared.length > 0 && { compare: compared }),
    ...(happened.length > 0 && { events: happened }),
  };
}

function writeTable(table: TableValue, { columns, rows }: Grid): object {
  /** Returns the current 1-based position of a source column; 0 if it was removed. */
  const now = (column: number): number => columns.findIndex(({ from }) => from === column - 1) + 1;
  const arranged = (cells: readonly string[]): string[] =>
    columns.map(({ from }) => (from === null ? '' : (cells[from] ?? '')));
  const { foot, align, bars, computed, ...rest } = table;
  const kept = (computed ?? []).flatMap(({ of, from, ...column }) => {
    const source = from === undefined ? {} : { from: now(from) };
    return now(of) === 0 || source.from === 0 ? [] : [{ ...column, of: now(of), ...source }];
  });
  return {
    ...rest,
    head: columns.some(({ name }) => name.trim() !== '') ? columns.map(({ name }) => name.trim()) : [],
    rows: rows.map(({ cells }) => cells.map((cell) => cell.trim())),
    ...(foot && { foot: foot.map(arranged) }),
    ...(align && { align: columns.map(({ from }) => (from === null ? 'left' : (align[from] ?? 'left'))) }),
    ...(bars && now(bars.column) > 0 && { bars: { ...bars, column: now(bars.column) } }),
    ...(kept.length > 0 && { computed: kept }),
  };
}

function writeItems(kind: 'lines' | 'figures', items: readonly Item[], grid: Grid, language: string): Item[] {
  return grid.rows.map(({ cells, from }) => {
    const source = from === null ? {} : (items[from] ?? {});
    const fields = fieldColumns[kind].map(({ field, kind: cell, isRequired }, at): [string, unknown] => {
      const text = (cells[at] ?? '').trim();
      if (cell === 'number') return [field, text === '' ? null : (readAmount(text, language)?.value ?? null)];
      return [field, text === '' && !isRequired ? undefined : text];
    });
    return Object.fromEntries(
      Object.entries({ ...source, ...Object.fromEntries(fields) }).filter(([, value]) => value !== undefined),
    );
  });
}

/** Applies the grid to the data; values that no column shows are kept. */
export function writeGrid({ kind, value, language }: GridSource, grid: Grid): unknown {
  if (kind === 'chart') return writeChart(value as ChartValue, grid, language);
  if (kind === 'table') return writeTable(value as TableValue, grid);
  return writeItems(kind, value as readonly Item[], grid, language);
}
