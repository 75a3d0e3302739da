import type { FieldText } from '../text/field-text.ts';
import type { CellBars } from './cell-bars.ts';

/** A table ready for layout: rows of equal length, totals included. */
export interface TableData {
  readonly caption?: FieldText;
  readonly head: readonly FieldText[];
  readonly rows: readonly (readonly FieldText[])[];
  /** Totals below the last row, on the last page of a long table. */
  readonly foot?: readonly (readonly FieldText[])[];
  readonly alignment: readonly ('left' | 'right' | 'center')[];
  /** A column of numbers that are also drawn as bars. */
  readonly bars?: CellBars;
  /** Uses small type, because the columns don't fit otherwise. */
  readonly isTight?: boolean;
}
