import type { InvoiceContent, InvoiceLine } from '../brief.ts';
import { percentOf } from '../reading/decimal.ts';

export interface SumParts {
  readonly lines: readonly InvoiceLine[];
  readonly discount: {
    readonly label: string;
    readonly percent?: number;
    readonly amountMinor?: number;
  } | null;
  readonly tax: { readonly label: string; readonly percent: number; readonly isIncluded: boolean } | null;
  readonly paid: { readonly label: string; readonly percent?: number; readonly amountMinor?: number } | null;
}

export type Sums = Pick<InvoiceContent, 'subtotalMinor' | 'discount' | 'tax' | 'paid' | 'totalMinor'>;

/**
 * The sums of an invoice: subtotal less discount, plus tax, less what was paid. Where the tax is inside the prices,
 * it is taken out of the subtotal, so that the sums still add up from top to bottom.
 */
export function sumUp({ lines, discount, tax, paid }: SumParts): Sums {
  const gross = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  const off = discount ? (discount.amountMinor ?? percentOf(gross, discount.percent ?? 0)) : 0;
  const base = gross - off;
  const taxMinor = !tax
    ? 0
    : tax.isIncluded
      ? base - Math.round((base * 10_000) / (10_000 + Math.round(tax.percent * 100)))
      : percentOf(base, tax.percent);
  const subtotalMinor = tax?.isIncluded ? gross - taxMinor : gross;
  const beforePayment = subtotalMinor - off + taxMinor;
  const paidMinor = paid ? (paid.amountMinor ?? percentOf(beforePayment, paid.percent ?? 0)) : 0;
  return {
    subtotalMinor,
    ...(discount ? { discount: { label: discount.label, amountMinor: off } } : {}),
    ...(tax ? { tax: { label: tax.label, percent: tax.percent, amountMinor: taxMinor } } : {}),
    ...(paid ? { paid: { label: paid.label, amountMinor: paidMinor } } : {}),
    totalMinor: beforePayment - paidMinor,
  };
}
