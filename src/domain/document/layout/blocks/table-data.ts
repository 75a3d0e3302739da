import type { FieldText } from '../text/field-text.ts';
import type { CellBars } from './cell-bars.ts';

/** A table as it is set: rows of one length, sums included. */
export interface TableData {
  readonly caption?: FieldText;
  readonly head: readonly FieldText[];
  readonly rows: readonly (readonly FieldText[])[];
  /** Totals below the last row, on the last page of a long table. */
  readonly foot?: readonly (readonly FieldText[])[];
  readonly alignment: readonly ('left' | 'right' | 'center')[];
  /** A column of numbers whose values are bars as well. */
  readonly bars?: CellBars;
  /** In small type, because its columns don't fit side by side otherwise. */
  readonly isTight?: boolean;
}
