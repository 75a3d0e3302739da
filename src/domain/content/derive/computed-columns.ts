import { readCell } from './table-sum.ts';

/** A column computed from other columns. Column numbers start at 1. */
export interface ComputedColumn {
  readonly of: number;
  /** Column to compute the change from; if absent, the share of `of` in its total is computed. */
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

/** Sums up a column; null if its cells have different units or aren't all numbers. */
function sumOf(rows: readonly (readonly string[])[], column: number, language: string): Amount | null {
  const filled = rows.filter((row) => (row[column - 1] ?? '').trim() !== '');
  const amounts = filled.map((row) => amountIn(row, column, language));
  const [first] = amounts;
  if (!first || amounts.some((amount) => amount?.unit !== first.unit)) return null;
  return { unit: first.unit, value: amounts.reduce((sum, amount) => sum + (amount?.value ?? 0), 0) };
}

/**
 * Computes the cells of a column as percentages: shares of a total, or changes between two columns. A cell is
 * empty if a number is missing, units differ or the base is zero.
 * @param sums the row of totals below, if any; it gets a cell as well
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
