/** Bars in the cells of a column (counted from 1), scaled between two values. */
export interface CellBars {
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** Draws a tick in each bar; values below it are marked by color and weight. */
  readonly target?: number;
}
