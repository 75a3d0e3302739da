import { type BillTotals, billTotals } from '../../content/derive/bill-totals.ts';
import { dueDate } from '../../content/derive/due-date.ts';
import type { PageOf } from '../../content/document-content.ts';
import { type BillSum, sumsOf } from './blocks/bill-table.ts';
import { formatMoney, type Money } from './format-money.ts';
import type { Frame } from './frame.ts';
import { type Labels, labelsFor } from './labels.ts';
import { type Read, readFields } from './text/read-fields.ts';

export type Invoice = Read<PageOf<'invoice'>>;

/** What every part of an invoice is written from. */
export interface InvoiceWriter {
  /** Ids begin with it. */
  readonly id: string;
  readonly frame: Frame;
  readonly content: Invoice;
  readonly labels: Labels;
  readonly totals: BillTotals;
  /** The rows between subtotal and total. */
  readonly sums: readonly BillSum[];
  /** ISO date; null where nothing has to be paid by a day. */
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

/** No sum is known: a sum of zero would be invented. */
export const isUnpriced = (writer: InvoiceWriter): boolean => {
  const lines = linesOf(writer);
  return lines.length === 0 || lines.some(({ amountMinor }) => amountMinor === null);
};
