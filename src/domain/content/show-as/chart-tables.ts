import type { Chart } from '../blocks/chart.ts';
import type { Table } from '../blocks/table.ts';
import { readAmount } from '../lenient/read-amount.ts';

/** A column with a single row is a number, not a comparison. */
const fewestRows = 2;
const mostSeries = 6;

interface Cell {
  readonly value: number;
  /** What stands behind a number that is written as digits alone. */
  readonly unit: string;
  /** The cell where it is anything else. */
  readonly written: string | null;
}

function cellOf(text: string, language: string): Cell | null {
  const [digits = '', ...rest] = text.split(' ');
  const number = readAmount(digits, language);
  if (number?.isPlain && String(number.value) === digits)
    return { value: number.value, unit: rest.join(' '), written: null };
  const amount = readAmount(text, language);
  return amount ? { value: amount.value, unit: '', written: text } : null;
}

/** The numbers of a table as a chart; null where a cell is none. The name of the first column is what is measured. */
export function chartOfTable(
  { caption, head, rows, foot, sum, bars }: Table,
  language: string,
): Chart | null {
  const [note = '', ...names] = head;
  const isGrid = rows.every((row) => row.length === head.length);
  if (foot || sum !== undefined || bars || !isGrid) return null;
  if (rows.length < fewestRows || names.length === 0 || names.length > mostSeries) return null;
  const columns = names.map((_, at) =>
    rows.map((row) => {
      const text = row[at + 1] ?? '';
      return text === '' ? null : (cellOf(text, language) ?? undefined);
    }),
  );
  const cells = columns.flat();
  if (cells.includes(undefined) || cells.every((cell) => cell === null)) return null;
  const units = new Set(cells.flatMap((cell) => (cell ? [cell.unit] : [])));
  const [unit = ''] = units;
  if (units.size > 1) return null;
  return {
    title: caption ?? '',
    ...(note !== '' && { note }),
    labels: rows.map(([label = '']) => label),
    series: columns.map((column, at) => ({
      name: names[at] ?? '',
      values: column.map((cell) => cell?.value ?? null),
      ...(column.some((cell) => cell?.written) && { written: column.map((cell) => cell?.written ?? null) }),
    })),
    ...(unit !== '' && { unit }),
  };
}

/** The figures of a chart in rows; null where it says more than a table can. */
export function tableOfChart({ title, note = '', labels, series, unit, ...rest }: Chart): Table | null {
  if (rest.goal || rest.events || rest.source !== undefined) return null;
  const rows = labels.map((label, at) => [
    label,
    ...series.map(({ values, written }) => {
      const value = values[at] ?? null;
      if (value === null) return '';
      const text = written?.[at] ?? String(value);
      return unit === undefined ? text : `${text} ${unit}`;
    }),
  ]);
  return {
    ...(title !== '' && { caption: title }),
    head: [note, ...series.map(({ name }) => name)],
    rows,
    align: ['left', ...series.map(() => 'right' as const)],
  };
}
