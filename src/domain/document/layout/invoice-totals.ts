import type { DraftBlock } from '../draft.ts';
import { heroStyle } from '../kit/hero-size.ts';
import { type InvoiceWriter, isUnpriced } from './invoice-writer.ts';
import { letterOf } from './letter-of.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { type FieldText, gapText } from './text/field-text.ts';

/** Returns the remarks that the letters at the lines refer to. */
function remarksHtml({ id, content: { remarks = [] } }: InvoiceWriter): Html | null {
  if (remarks.length === 0) return null;
  return element(
    'ul',
    { class: 'remarks' },
    ...remarks.map((remark, index) =>
      element(
        'li',
        { class: 'remark' },
        `${textElement('span', { class: 'mark' }, letterOf(index))} `,
        textElement('span', { id: `${id}.remarks.${index + 1}` }, remark),
      ),
    ),
  );
}

interface SumRow {
  readonly id: string;
  readonly label: FieldText | string;
  readonly amountMinor: number;
}

/** Returns the rows from the sum of the lines to the amount due, as far as they exist. */
function sumRows(writer: InvoiceWriter): readonly SumRow[] {
  const { content, labels, totals, sums } = writer;
  const { paid = [] } = content;
  const [first] = paid;
  const paidMinor = Math.abs(totals.paid.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
  const rows: SumRow[] = [];
  if (!isUnpriced(writer) && (sums.length > 0 || first || content.lines.length > 1)) {
    const label = content.subtotalLabel ?? labels.subtotal;
    rows.push({ id: 'subtotal', label, amountMinor: totals.subtotalMinor });
  }
  rows.push(...sums);
  if (!first) return rows;
  if (sums.length > 0)
    rows.push({ id: 'gross', label: labels.total, amountMinor: totals.dueMinor + paidMinor });
  const label = paid.length === 1 ? first.label : paid.map(({ label: { plain } }) => plain).join(', ');
  rows.push({ id: 'paid', label, amountMinor: -paidMinor });
  return rows;
}

export function totalsBlock(writer: InvoiceWriter): DraftBlock {
  const { id: pageId, content, labels, money, totals } = writer;
  const total = `${pageId}.total`;
  const row = ({ id, label, amountMinor }: SumRow): Html =>
    element(
      'tr',
      { id: `${total}.${id}` },
      textElement('th', { id: `${total}.${id}.label`, more: { scope: 'row' } }, label),
      textElement('td', { class: 'num', id: `${total}.${id}.amount` }, money(amountMinor).plain),
    );
  return block(
    'section',
    { class: 'totals', id: `${pageId}.totals`, name: labels.totals },
    remarksHtml(writer),
    element(
      'table',
      { class: 'sums' },
      element(
        'tbody',
        {},
        ...sumRows(writer).map(row),
        element(
          'tr',
          { class: 'sum-total', id: total },
          textElement(
            'th',
            { id: `${total}.label`, more: { scope: 'row' } },
            (content.paid ?? []).length > 0 ? labels.toPay : labels.total,
          ),
          isUnpriced(writer)
            ? element(
                'td',
                { class: 'num', style: heroStyle([labels.amount]) },
                factHtml(gapText(labels.amount), `${total}.amount`),
              )
            : textElement(
                'td',
                { class: 'num', id: `${total}.amount`, style: heroStyle([money(totals.dueMinor).full]) },
                money(totals.dueMinor).full,
              ),
        ),
      ),
    ),
  );
}
