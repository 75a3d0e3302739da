import type { Bill } from '../../../content/blocks/bill.ts';
import { type BillTotals, billTotals } from '../../../content/derive/bill-totals.ts';
import { dueDate } from '../../../content/derive/due-date.ts';
import type { Head, PageOf } from '../../../content/document-content.ts';
import { plainText } from '../../../content/text/inline-text.ts';
import type { InvoiceContent, InvoiceLine, InvoiceSum, Party, TableContent } from '../../brief.ts';
import { formatMoney, formatQuantity } from '../format-money.ts';
import { type Labels, labelsFor } from '../labels.ts';
import { factOf, markedWords, rich, words } from './words.ts';

const partyOf = ({ name, lines }: PageOf<'invoice'>['from']): Party => ({
  name: factOf(name),
  lines: lines.map(factOf),
});

/** 'VAT 20%'; a label that names its percentage stays as it is. */
function rateLabel(label: string, percent: number, language: string): string {
  const name = words(label);
  return name.includes('%') ? name : `${name} ${formatQuantity(percent, language)}%`.trim();
}

const numbered = (name: string, at: number): string => (at === 0 ? name : `${name}-${at + 1}`);

/** The rows between subtotal and total; none while no total is known. */
function sumsOf(bill: Bill, totals: BillTotals, labels: Labels, language: string): readonly InvoiceSum[] {
  if (!totals.isPriced) return [];
  return [
    ...totals.discounts.map(({ label, percent, amountMinor }, at) => ({
      id: numbered('discount', at),
      label: percent === undefined ? words(label) : rateLabel(label, percent, language),
      amountMinor: -amountMinor,
    })),
    ...totals.taxes.map(({ label, percent, amountMinor }, at) => {
      const name = rateLabel(label, percent, language);
      return { id: numbered('tax', at), label: bill.inclusive ? labels.included(name) : name, amountMinor };
    }),
  ];
}

export function invoiceOf(page: PageOf<'invoice'>, language: string): InvoiceContent {
  const totals = billTotals(page);
  const labels = labelsFor(language);
  const lines = page.lines.map((line, at): InvoiceLine => {
    const amountMinor = totals.lineMinor[at] ?? null;
    return {
      description: markedWords(line.description),
      quantity: line.quantity,
      rateMinor: line.rate === null ? 0 : rateMinorOf(line.rate, page.currency),
      amountMinor: amountMinor ?? 0,
      ...(amountMinor === null && { isUnpriced: true }),
      ...(line.code !== undefined && { code: words(line.code) }),
      ...(line.detail !== undefined && { detail: markedWords(line.detail) }),
      ...(line.group !== undefined && { group: words(line.group) }),
      ...(line.unit !== undefined && { unit: words(line.unit) }),
      ...(line.remark !== undefined && { remark: line.remark - 1 }),
    };
  });
  const { dueLabel, terms, tagline, reference, subject, subtotalLabel, amountLabel, note, remarks, foot } =
    page;
  const paidMinor = totals.paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    kind: 'invoice',
    heading: markedWords(page.title),
    number: factOf(page.number),
    issuedOn: page.issued,
    dueOn: dueDate(page.issued, page.due),
    from: partyOf(page.from),
    to: partyOf(page.to),
    currency: page.currency,
    lines,
    subtotalMinor: totals.subtotalMinor,
    sums: sumsOf(page, totals, labels, language),
    ...(totals.paid.length > 0 && {
      paid: { label: totals.paid.map(({ label }) => words(label)).join(', '), amountMinor: paidMinor },
    }),
    totalMinor: totals.dueMinor,
    payment: page.payment.map(({ label, value }) => ({ label: words(label), value: factOf(value) })),
    ...(dueLabel !== undefined && { dueLabel: words(dueLabel) }),
    ...(terms !== undefined && { terms: markedWords(terms) }),
    ...(tagline !== undefined && { tagline: markedWords(tagline) }),
    ...(reference && { reference: { label: words(reference.label), value: words(reference.value) } }),
    ...(subject !== undefined && { subject: markedWords(subject) }),
    ...(subtotalLabel !== undefined && { subtotalLabel: words(subtotalLabel) }),
    ...(amountLabel !== undefined && { amountLabel: words(amountLabel) }),
    ...(note !== undefined && { note: plainText(note) }),
    ...(remarks && { remarks: remarks.map(words) }),
    ...(foot && { foot: foot.map(words) }),
  };
}

function rateMinorOf(rate: number, currency: string): number {
  return billTotals({ currency, lines: [{ description: '', quantity: 1, rate }] }).totalMinor;
}

/** A price table with its sums, for pages that are more than an invoice. */
export function billTable(bill: Bill, language: string): TableContent {
  const totals = billTotals(bill);
  const labels = labelsFor(language);
  const money = (amountMinor: number): string => formatMoney(amountMinor, bill.currency, language).full;
  const gap = (label: string) => `[[${label}]]`;
  const sums = sumsOf(bill, totals, labels, language);
  const foot = [
    ...(sums.length > 0 ? [[labels.subtotal, money(totals.subtotalMinor)]] : []),
    ...sums.map(({ label, amountMinor }) => [label, money(amountMinor)]),
    [labels.total, totals.isPriced ? money(totals.totalMinor) : gap(labels.amount)],
    ...totals.paid.map(({ label, amountMinor }) => [words(label), money(-amountMinor)]),
    ...(totals.paid.length > 0 ? [[labels.toPay, money(totals.dueMinor)]] : []),
  ];
  return {
    head: [labels.work, labels.quantity, labels.rate, labels.amount].map((text) => [{ text }]),
    rows: bill.lines.map((line, at) => {
      const quantity = formatQuantity(line.quantity, language);
      const amountMinor = totals.lineMinor[at] ?? null;
      const detail = line.detail === undefined ? '' : `\n${line.detail}`;
      return [
        rich(`${line.description}${detail}`),
        rich(line.unit === undefined ? quantity : `${quantity} ${line.unit}`),
        rich(line.rate === null ? gap(labels.rate) : money(rateMinorOf(line.rate, bill.currency))),
        rich(amountMinor === null ? gap(labels.amount) : money(amountMinor)),
      ];
    }),
    foot: foot.map(([label = '', amount = '']) => [rich(label), [], [], rich(amount)]),
    alignment: ['left', 'right', 'right', 'right'],
  };
}

/** @returns what the head of each page says, in the layout's terms */
export function headOf({ organization, label, date }: Head) {
  return {
    organisation: organization === undefined ? null : factOf(organization),
    runningTitle: words(label ?? ''),
    date: date ?? '',
  };
}
