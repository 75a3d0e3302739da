import type { PageScale } from '../scale.ts';

/** What the head of an invoice is measured from. Heights are in units of one body line. */
export interface InvoiceHead {
  readonly scale: PageScale;
  readonly contentWidth: number;
  /** Beside the narrow column, in px. */
  readonly mainWidth: number;
  readonly lineUnits: number;
  /** Lines of each address, its label included. */
  readonly fromLines: number;
  readonly toLines: number;
  /** Width of so many of six columns in px. */
  readonly columns: (count: number) => number;
  /** Height of the subject when it is `widthPx` wide. */
  readonly subject: (widthPx: number) => number;
  /** Height of the amount when it may run `widthPx`. */
  readonly amount: (widthPx: number) => number;
}

/** What page breaking knows of an invoice; heights in units of one body line. */
export interface InvoiceMeasures {
  /** From the top margin to the table. */
  readonly head: (head: InvoiceHead) => number;
  /** The head of the table, above its words. */
  readonly tableHead: number;
  /** Width of the column that says what was done. */
  readonly work: (contentWidth: number, mainWidth: number) => number;
  readonly row: number;
  /** What the sums take besides their lines. */
  readonly sums: number;
  /** Remarks stand beside the sums, not above them. */
  readonly remarksBeside?: boolean;
  readonly paymentColumns: number;
  readonly payment: (lineUnits: number) => number;
}
