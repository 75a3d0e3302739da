import type { Bill } from '../../../content/blocks/bill.ts';
import { type BillTotals, billTotals } from '../../../content/derive/bill-totals.ts';
import { parseText } from '../../../content/text/inline-text.ts';
import { formatMoney, formatQuantity } from '../format-money.ts';
import { type Labels, labelsFor } from '../labels.ts';
import {
  computedText,
  type FieldText,
  fieldBeside,
  gapText,
  joinTexts,
  valueText,
} from '../text/field-text.ts';
import type { Read } from '../text/read-fields.ts';
import { words } from '../text/words.ts';
import type { TableData } from './table-data.ts';

/** Returns 'VAT 20%'; a label that includes a percentage stays unchanged. */
function rateLabel(label: string, percent: number, language: string): string {
  const name = words(label);
  return name.includes('%') ? name : `${name} ${formatQuantity(percent, language)}%`.trim();
}

/** Like `rateLabel`, but with references to the fields of the bill. */
function rateText(label: string, percent: number, language: string, path: string): FieldText | string {
  const name = words(label);
  if (name === '' || name.includes('%')) return name || rateLabel(label, percent, language);
  return joinTexts(
    [
      { ...computedText(parseText(label)), field: `${path}.label` },
      valueText(computedText(`${formatQuantity(percent, language)}%`), `${path}.percent`),
    ],
    ' ',
  );
}

/** A row between subtotal and total. */
export interface BillSum {
  /** 'discount', 'tax', 'tax-2'. */
  readonly id: string;
  readonly label: FieldText | string;
  readonly amountMinor: number;
}

const numbered = (name: string, at: number): string => (at === 0 ? name : `${name}-${at + 1}`);

/** Returns the rows between subtotal and total; empty if no total is known. */
export function sumsOf(bill: Bill, totals: BillTotals, labels: Labels, language: string): readonly BillSum[] {
  if (!totals.isPriced) return [];
  return [
    ...totals.discounts.map(({ label, percent, amountMinor }, at) => ({
      id: numbered('discount', at),
      label: percent === undefined ? words(label) : rateText(label, percent, language, `discounts.${at}`),
      amountMinor: -amountMinor,
    })),
    ...totals.taxes.map(({ label, percent, amountMinor }, at) => {
      const own = bill.taxes?.findIndex((tax) => tax.label === label && tax.percent === percent) ?? -1;
      const name = rateLabel(label, percent, language);
      return {
        id: numbered('tax', at),
        label: bill.inclusive
          ? labels.included(name)
          : own < 0
            ? name
            : rateText(label, percent, language, `taxes.${own}`),
        amountMinor,
      };
    }),
    ...totals.withheld.map(({ label, percent, amountMinor }, at) => ({
      id: numbered('withheld', at),
      label: rateText(label, percent, language, `withheld.${at}`),
      amountMinor: -amountMinor,
    })),
  ];
}

/** Returns the discount of a line that its amount is computed from, unless its words say it: '−25%'. */
export function lineDiscount(
  { description, detail, discount }: Read<Bill>['lines'][number],
  language: string,
): string {
  if (discount === undefined) return '';
  const said = `${description.plain} ${detail?.plain ?? ''}`.replaceAll(/\s/g, ' ');
  const percent = formatQuantity(discount, language);
  const isSaid = [`${percent}%`, `${percent} %`].some((words) =>
    said
      .split(words)
      .slice(0, -1)
      // '15%' doesn't say 5%.
      .some((before) => !/[\d.,]$/.test(before)),
  );
  return isSaid ? '' : `−${percent}%`;
}

/** Returns a rate in minor units of the currency. */
export function rateMinorOf(rate: number, currency: string): number {
  return billTotals({ currency, lines: [{ description: '', quantity: 1, rate }] }).totalMinor;
}

/** Returns a price table with its totals, for pages other than invoices. */
export function billTable(read: Read<Bill>, bill: Bill, language: string): TableData {
  const totals = billTotals(bill);
  const labels = labelsFor(language);
  const money = (amountMinor: number): string => formatMoney(amountMinor, bill.currency, language).full;
  const amount = (amountMinor: number | null, name: string): FieldText =>
    amountMinor === null ? gapText(name) : computedText(money(amountMinor));
  const sums = sumsOf(bill, totals, labels, language);
  // Paths within a block are relative to the block.
  const asText = (label: FieldText | string): FieldText =>
    computedText(typeof label === 'string' ? label : label.spans);
  const foot: readonly (readonly [FieldText | string, FieldText])[] = [
    ...(sums.length > 0 ? [[labels.subtotal, amount(totals.subtotalMinor, '')] as const] : []),
    ...sums.map(({ label, amountMinor }) => [label, amount(amountMinor, '')] as const),
    [labels.total, amount(totals.isPriced ? totals.totalMinor : null, labels.amount)],
    ...totals.paid.map(({ label, amountMinor }) => [words(label), amount(-amountMinor, '')] as const),
    ...(totals.paid.length > 0 ? [[labels.toPay, amount(totals.dueMinor, '')] as const] : []),
  ];
  const nothing = computedText('');
  return {
    head: [labels.work, labels.quantity, labels.rate, labels.amount].map(computedText),
    rows: read.lines.map((line, at) => {
      const { description, detail, unit, quantity, rate } = line;
      const rates = lineDiscount(line, language);
      const below = [...(detail ? [detail] : []), ...(rates ? [computedText(rates)] : [])];
      const count = formatQuantity(quantity, language);
      const rateText = amount(rate === null ? null : rateMinorOf(rate, bill.currency), labels.rate);
      const counted = computedText(unit === undefined ? count : `${count} ${unit.plain}`);
      return [
        below.length === 0 ? description : joinTexts([description, ...below]),
        valueText(counted, fieldBeside(description, 'quantity')),
        valueText(rateText, fieldBeside(description, 'rate')),
        amount(totals.lineMinor[at] ?? null, labels.amount),
      ];
    }),
    foot: foot.map(([label, sum]) => [asText(label), nothing, nothing, sum]),
    alignment: ['left', 'right', 'right', 'right'],
  };
}
