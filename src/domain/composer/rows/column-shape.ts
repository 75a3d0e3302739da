import type { SheetPair } from '../sheet/sheet.ts';
import { type ColumnRole, isTime, numeric } from './row-columns.ts';

export const alignOf = (role: ColumnRole): 'left' | 'right' => (numeric.has(role) ? 'right' : 'left');

/** Returns the number of columns at the start that tell when. */
export function keysOf(columns: readonly ColumnRole[]): number {
  const first = columns.findIndex((role) => !isTime(role));
  return first < 0 ? columns.length : first;
}

/** Returns sums as closing rows, with their amounts below those of the rows. */
export const footOf = (sums: readonly SheetPair[], columns: readonly ColumnRole[]): string[][] =>
  sums.map(({ label, value }) =>
    columns.map((role, at) => (at === 0 ? label : role === 'amount' ? value : '')),
  );
