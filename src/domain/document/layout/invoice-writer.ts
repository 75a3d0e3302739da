import { type BillTotals, billTotals } from '../../content/derive/bill-totals.ts';
import { dueDate } from '../../content/derive/due-date.ts';
import type { PageOf } from '../../content/document-content.ts';
import { type BillSum, sumsOf } from './blocks/bill-table.ts';
import { formatMoney, type Money } from './format-money.ts';
import type { Frame } from './frame.ts';
import { type Labels, labelsFor } from './labels.ts';
import { type Read, readFields } from './text/read-fields.ts';

export type Invoice = Read<PageOf<'invoice'>>;

/** Shared inputs of all parts of an invoice. */
export interface InvoiceWriter {
  /** Prefix of its ids. */
  readonly id: string;
  readonly frame: Frame;
  readonly content: Invoice;
  readonly labels: Labels;
  readonly totals: BillTotals;
  /** The rows between subtotal and total. */
  readonly sums: readonly BillSum[];
  /** ISO date; null if there is no due date. */
  readonly dueOn: string | null;
  readonly money: (amountMinor: number) => Money;
}

export function invoiceWriter(page: PageOf<'invoice'>, id: string, frame: Frame): InvoiceWriter {
  const { language } = frame;
  const labels = labelsFor(language);
  const totals = billTotals(page);
  return {
    id,
    frame,
    content: readFields(page),
    labels,
    totals,
    sums: sumsOf(page, totals, labels, language),
    dueOn: dueDate(page.issued, page.due),
    money: (amountMinor) => formatMoney(amountMinor, page.currency, language),
  };
}

/** A line with its amount; null where no rate is known. */
export interface InvoiceLine {
  readonly line: Invoice['lines'][number];
  readonly amountMinor: number | null;
}

export function linesOf({ content, totals }: InvoiceWriter): readonly InvoiceLine[] {
  return content.lines.map((line, at) => ({ line, amountMinor: totals.lineMinor[at] ?? null }));
}

/** Returns whether the total is unknown, so that it isn't shown as zero. */
export const isUnpriced = (writer: InvoiceWriter): boolean => {
  const lines = linesOf(writer);
  return lines.length === 0 || lines.some(({ amountMinor }) => amountMinor === null);
};
