/** Bars in the cells of a column, counted from 1, on a scale from one value to another. */
export interface CellBars {
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** A tick in each bar; what stays below it is told by colour and weight. */
  readonly target?: number;
}
