import type { PageScale } from '../scale.ts';

/** Inputs for measuring the head of an invoice. Heights are in units of one body line. */
export interface InvoiceHead {
  readonly scale: PageScale;
  readonly contentWidth: number;
  /** Width next to the side column, in px. */
  readonly mainWidth: number;
  readonly lineUnits: number;
  /** Number of lines per address, including its label. */
  readonly fromLines: number;
  readonly toLines: number;
  /** Returns the width in px of `count` of six columns. */
  readonly columns: (count: number) => number;
  /** Returns the height of the subject at `widthPx`. */
  readonly subject: (widthPx: number) => number;
  /** Returns the height of the amount at a maximum width of `widthPx`. */
  readonly amount: (widthPx: number) => number;
}

/** Invoice measures used by page breaking; heights in units of one body line. */
export interface InvoiceMeasures {
  /** Height from the top margin to the table. */
  readonly head: (head: InvoiceHead) => number;
  /** Height of the table head, above its words. */
  readonly tableHead: number;
  /** Returns the width of the description column. */
  readonly work: (contentWidth: number, mainWidth: number) => number;
  readonly row: number;
  /** Height of the totals, excluding their lines. */
  readonly sums: number;
  /** Remarks are next to the totals, not above them. */
  readonly remarksBeside?: boolean;
  readonly paymentColumns: number;
  readonly payment: (lineUnits: number) => number;
}
