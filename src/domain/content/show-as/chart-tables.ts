import type { Chart } from '../blocks/chart.ts';
import type { Table } from '../blocks/table.ts';
import { readAmount } from '../lenient/read-amount.ts';

/** A single row is just a number, so there is nothing to compare. */
const fewestRows = 2;
const mostSeries = 6;

interface Cell {
  readonly value: number;
  /** Unit of a number written in digits only. */
  readonly unit: string;
  /** The text of any other cell. */
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

/** Converts a table to a chart; null if a cell isn't a number. The first column's name becomes the note. */
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

/** Converts a chart to a table; null if the chart has more information than a table can show. */
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
