import { readCell } from './table-sum.ts';

/** A column that is computed from others, which are counted from 1. */
export interface ComputedColumn {
  readonly of: number;
  /** The change from this column to `of`; the share of `of` in its sum where absent. */
  readonly from?: number | undefined;
}

interface Amount {
  readonly unit: string;
  readonly value: number;
}

function amountIn(row: readonly string[], column: number, language: string): Amount | null {
  const read = readCell(row[column - 1] ?? '', language);
  return read && { unit: `${read.before} ${read.after}`, value: Number(read.value) / 10 ** read.decimals };
}

function percent(share: number, language: string, isChange: boolean): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    ...(isChange && { signDisplay: 'exceptZero' }),
  })
    .format(share)
    .replace('-', '−');
}

/** What one sum of a column is made of; null where its cells are not all of one kind. */
function sumOf(rows: readonly (readonly string[])[], column: number, language: string): Amount | null {
  const filled = rows.filter((row) => (row[column - 1] ?? '').trim() !== '');
  const amounts = filled.map((row) => amountIn(row, column, language));
  const [first] = amounts;
  if (!first || amounts.some((amount) => amount?.unit !== first.unit)) return null;
  return { unit: first.unit, value: amounts.reduce((sum, amount) => sum + (amount?.value ?? 0), 0) };
}

/**
 * The cells of a computed column: shares of a sum, or changes between two columns, as percentages. Empty where a
 * number is missing, units differ or the base is zero.
 * @param sums the row of sums below, if there is one; it gets a cell as well
 */
export function computedCells(
  { of, from }: ComputedColumn,
  rows: readonly (readonly string[])[],
  sums: readonly string[] | undefined,
  language: string,
): { readonly cells: readonly string[]; readonly sum: string } {
  const changeIn = (row: readonly string[]): string => {
    const before = amountIn(row, from ?? of, language);
    const after = amountIn(row, of, language);
    if (!before || !after || before.unit !== after.unit || before.value === 0) return '';
    return percent((after.value - before.value) / Math.abs(before.value), language, true);
  };
  if (from !== undefined) return { cells: rows.map(changeIn), sum: sums ? changeIn(sums) : '' };
  const total = sumOf(rows, of, language);
  const shareIn = (row: readonly string[]): string => {
    const part = amountIn(row, of, language);
    return part && total && total.value !== 0 ? percent(part.value / total.value, language, false) : '';
  };
  const cells = rows.map(shareIn);
  return { cells, sum: cells.some((cell) => cell !== '') ? percent(1, language, false) : '' };
}
