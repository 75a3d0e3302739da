import type { SheetPair } from '../sheet/sheet.ts';
import { type ColumnRole, numeric } from './row-cells.ts';

export const alignOf = (role: ColumnRole): 'left' | 'right' => (numeric.has(role) ? 'right' : 'left');

/** Number of columns that tell when. */
export const keysOf = (columns: readonly ColumnRole[]): number =>
  columns.filter((role) => role === 'date' || role === 'time').length;

/** Returns sums as closing rows, with their amounts below those of the rows. */
export const footOf = (sums: readonly SheetPair[], columns: readonly ColumnRole[]): string[][] =>
  sums.map(({ label, value }) =>
    columns.map((role, at) => (at === 0 ? label : role === 'amount' ? value : '')),
  );
