import { readAmount } from '../../../../domain/content/lenient/read-amount.ts';
import { words } from '../../../lib/words.ts';
import type { Part } from './content-edit.ts';
import type { BlockFacts } from './hand-edit.ts';

export type GridKind = 'chart' | 'table' | 'lines' | 'figures';
export type CellKind = 'text' | 'number' | 'day';

/** Data that is edited as a grid, and its location in the content. */
export interface GridSource {
  readonly at: string;
  readonly kind: GridKind;
  readonly value: unknown;
  /** BCP 47; locale for parsing and formatting numbers. */
  readonly language: string;
}

export interface GridColumn {
  readonly name: string;
  readonly kind: CellKind;
  readonly isRequired: boolean;
  /** Index of the source column; null for a new one. */
  readonly from: number | null;
}

export interface GridRow {
  readonly cells: readonly string[];
  /** Index of the source row; null for a new one. */
  readonly from: number | null;
}

export interface Grid {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly chartKind?: string;
}

export interface GridFault {
  readonly row: number;
  readonly column: number;
  readonly message: string;
}

/** Returns whether columns can be renamed, added and removed; those of invoices and figures are fixed. */
export const hasOwnColumns = ({ kind }: GridSource): boolean => kind === 'chart' || kind === 'table';

export interface ChartValue {
  readonly kind?: string;
  readonly labels: readonly string[];
  readonly series: readonly {
    readonly name: string;
    readonly values: readonly (number | string | null)[];
    readonly written?: readonly (string | null)[];
  }[];
  readonly mark?: readonly string[];
  readonly compare?: readonly string[];
  readonly events?: readonly { readonly before: string; readonly label: string }[];
}

export interface TableValue {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly foot?: readonly (readonly string[])[];
  readonly sum?: string;
  readonly computed?: readonly { readonly title: string; readonly of: number; readonly from?: number }[];
  readonly align?: readonly string[];
  readonly bars?: { readonly column: number };
}

type Item = Readonly<Record<string, unknown>>;

interface FieldColumn {
  readonly field: string;
  /** Message that names it. */
  readonly name: 'description' | 'label' | 'quantity' | 'rate' | 'unit' | 'value';
  readonly kind: CellKind;
  readonly isRequired: boolean;
}

export const fieldColumns: Readonly<Record<'lines' | 'figures', readonly FieldColumn[]>> = {
  lines: [
    { field: 'description', name: 'description', kind: 'text', isRequired: true },
    { field: 'quantity', name: 'quantity', kind: 'number', isRequired: true },
    { field: 'unit', name: 'unit', kind: 'text', isRequired: false },
    { field: 'rate', name: 'rate', kind: 'number', isRequired: false },
  ],
  figures: [
    { field: 'value', name: 'value', kind: 'text', isRequired: true },
    { field: 'unit', name: 'unit', kind: 'text', isRequired: false },
    { field: 'label', name: 'label', kind: 'text', isRequired: true },
  ],
};

const valueAt = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      content,
    );

const kindsOfPaths: readonly (readonly [pattern: RegExp, kind: GridKind])[] = [
  [/ data-drawn-from="([\w.]*chart)"/, 'chart'],
  [/ data-field="([\w.]*table)\.(?:head|rows)\./, 'table'],
  [/ data-(?:field|value)="([\w.]*lines)\.\d/, 'lines'],
  [/ data-field="([\w.]*(?:figures|items))\.\d+\.value"/, 'figures'],
];

function isOfKind(kind: GridKind, value: unknown): boolean {
  if (kind === 'chart') return Array.isArray((value as ChartValue | undefined)?.series);
  if (kind === 'table') return Array.isArray((value as TableValue | undefined)?.rows);
  return Array.isArray(value);
}

/** Returns whether a part shows data that can be edited as a grid, as far as its HTML tells. */
export const hasGrid = (html: string): boolean => kindsOfPaths.some(([pattern]) => pattern.test(html));

/** Returns the data of a part as a grid source; null if it has none. */
export function gridOf(
  part: { readonly content: Part; readonly language: string },
  { id, html }: Pick<BlockFacts, 'id' | 'html'>,
): GridSource | null {
  for (const [pattern, kind] of kindsOfPaths) {
    const path = pattern.exec(html)?.[1];
    const value = path === undefined ? undefined : valueAt(part.content, path);
    if (path !== undefined && isOfKind(kind, value))
      return { at: `${id.split('.')[0]}.${path}`, kind, value, language: part.language };
  }
  return null;
}

function shownNumber(value: number | string | null, language: string): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 12 }).format(value);
}

const rowsOf = (rows: readonly (readonly string[])[]): GridRow[] =>
  rows.map((cells, from) => ({ cells, from }));

function gridOfChart(chart: ChartValue, language: string): Grid {
  const kind: CellKind = chart.kind === 'gantt' ? 'day' : 'number';
  return {
    chartKind: chart.kind ?? '',
    columns: [
      { name: words('grid').label, kind: 'text', isRequired: true, from: null },
      ...chart.series.map(({ name }, from) => ({ name, kind, isRequired: kind === 'day', from })),
    ],
    rows: rowsOf(
      chart.labels.map((label, at) => [
        label,
        ...chart.series.map(
          ({ values, written }) => written?.[at] ?? shownNumber(values[at] ?? null, language),
        ),
      ]),
    ),
  };
}

/** Returns whether sums, shares or bars are computed from a column, so that it must stay numeric. */
function isComputedFrom(table: TableValue, column: number, language: string): boolean {
  const { sum, computed = [], bars } = table;
  const isUsed =
    (sum !== undefined && column > 0) ||
    bars?.column === column + 1 ||
    computed.some(({ of, from }) => of === column + 1 || from === column + 1);
  const cells = table.rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '');
  return isUsed && cells.length > 0 && cells.every((cell) => readAmount(cell, language) !== undefined);
}

function gridOfTable(table: TableValue, language: string): Grid {
  const width = Math.max(table.head.length, ...table.rows.map((row) => row.length), 1);
  return {
    columns: Array.from({ length: width }, (_, from) => ({
      name: table.head[from] ?? '',
      kind: isComputedFrom(table, from, language) ? 'number' : 'text',
      isRequired: false,
      from,
    })),
    rows: rowsOf(table.rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''))),
  };
}

export function readGrid({ kind, value, language }: GridSource): Grid {
  if (kind === 'chart') return gridOfChart(value as ChartValue, language);
  if (kind === 'table') return gridOfTable(value as TableValue, language);
  const columns = fieldColumns[kind];
  return {
    columns: columns.map(({ field: _, name, ...column }, from) => ({
      ...column,
      name: words('grid')[name],
      from,
    })),
    rows: rowsOf(
      (value as readonly Item[]).map((item) =>
        columns.map(({ field }) => {
          const cell = item[field];
          return typeof cell === 'number' ? shownNumber(cell, language) : String(cell ?? '');
        }),
      ),
    ),
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Returns the errors that prevent saving, in reading order. */
export function faultsOf(grid: Grid, { language }: GridSource): readonly GridFault[] {
  const t = words('grid');
  return grid.rows.flatMap(({ cells }, row) =>
    grid.columns.flatMap(({ name, kind, isRequired }, column): GridFault[] => {
      const text = (cells[column] ?? '').trim();
      const where = name === '' ? t.whereRow(row + 1) : t.whereCell(row + 1, name);
      const fault = (message: string) => [{ row, column, message }];
      if (text === '') return isRequired ? fault(t.faultEmpty(where)) : [];
      if (kind === 'number' && !readAmount(text, language)) return fault(t.faultNumber(where, text));
      if (kind === 'day' && !isDay(text)) return fault(t.faultDay(where, text));
      return [];
    }),
  );
}

export const emptyRow = ({ columns }: Grid): GridRow => ({ cells: columns.map(() => ''), from: null });

export function withCell(grid: Grid, row: number, column: number, text: string): Grid {
  return {
    ...grid,
    rows: grid.rows.map((each, at) =>
      at === row ? { ...each, cells: each.cells.with(column, text) } : each,
    ),
  };
}

export function withColumn(grid: Grid, name: string): Grid {
  const last = grid.columns.at(-1);
  return {
    ...grid,
    columns: [...grid.columns, { name, kind: last?.kind ?? 'text', isRequired: false, from: null }],
    rows: grid.rows.map((row) => ({ ...row, cells: [...row.cells, ''] })),
  };
}

export function withoutColumn(grid: Grid, column: number): Grid {
  return {
    ...grid,
    columns: grid.columns.toSpliced(column, 1),
    rows: grid.rows.map((row) => ({ ...row, cells: row.cells.toSpliced(column, 1) })),
  };
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined || to < 0 || to >= items.length
    ? [...items]
    : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** Parses spreadsheet cells from the clipboard; null for a single cell. */
export function readPasted(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length === 1 && !text.includes('\t')) return null;
  return lines.slice(0, 5_000).map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Inserts pasted cells at a position. Adds rows as needed, and columns if the data allows it. */
export function withPasted(
  grid: Grid,
  row: number,
  column: number,
  cells: readonly (readonly string[])[],
  canAddColumns: boolean,
): Grid {
  const width = column + Math.max(...cells.map((line) => line.length));
  let next = grid;
  while (canAddColumns && next.columns.length < width) next = withColumn(next, '');
  const missing = Math.max(0, row + cells.length - next.rows.length);
  const rows = [...next.rows, ...Array.from({ length: missing }, () => emptyRow(next))];
  return {
    ...next,
    rows: rows.map((each, at) => {
      const line = cells[at - row];
      if (at < row || !line) return each;
      return { ...each, cells: each.cells.map((cell, index) => line[index - column] ?? cell) };
    }),
  };
}
