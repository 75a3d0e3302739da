import type { BillLine } from '../../content/blocks/bill.ts';

/** What one reading of a row or of a sum adds to a bill. */
export interface BillOption {
  /** How unlikely it is; 0 for the likeliest one. */
  readonly cost: number;
  /** Whether it may be computed with, although no typed total confirms it. */
  readonly isSure: boolean;
  readonly line?: BillLine;
  /** Whether a row without a price is taken to add nothing. */
  readonly isLeftOut?: boolean;
  readonly discount?: { readonly label: string; readonly percent?: number; readonly amount?: number };
  /** Without a percentage, it is found from the amount. */
  readonly tax?: { readonly label: string; readonly percent?: number; readonly amount?: number };
  readonly isInclusive?: boolean;
  /** Whether the tax is one of some lines only, which its amount tells. */
  readonly isOfSome?: boolean;
  readonly withheld?: { readonly label: string; readonly percent: number };
  /** A percentage is one of the total. */
  readonly paid?: { readonly label: string; readonly amount?: number; readonly percent?: number };
  /** The discount of one line, by its index. */
  readonly off?: { readonly line: number; readonly percent: number };
  /** Printed as typed, without a part in the sums. */
  readonly note?: string;
  /** The line for a quantity that isn't read, if the rate is. */
  readonly missing?: { readonly rate: number; readonly lineFor: (quantity: number) => BillLine };
  /** The words of a sum as typed. */
  readonly said?: string;
}

/** All readings of a row or of a sum; the first is the likeliest. */
export type BillSlot = readonly BillOption[];

/** A sum as typed, which the lines have to explain. */
export interface StatedSum {
  readonly role: 'subtotal' | 'discount' | 'tax' | 'total' | 'balance';
  /** In units of the currency. */
  readonly values: readonly number[];
  /** As typed, with the words that lead to it. */
  readonly text: string;
}
