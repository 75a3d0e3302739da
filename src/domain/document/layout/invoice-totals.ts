import type { InvoiceContent } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { heroStyle } from '../kit/hero-size.ts';
import { formatQuantity } from './format-money.ts';
import { type InvoiceWriter, isUnpriced } from './invoice-writer.ts';
import { letterOf } from './letter-of.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';

/** What the letters at the lines stand for. */
function remarksHtml({ remarks = [] }: InvoiceContent): Html | null {
  if (remarks.length === 0) return null;
  return element(
    'ul',
    { class: 'remarks' },
    ...remarks.map((remark, index) =>
      element(
        'li',
        { class: 'remark' },
        `${textElement('span', { class: 'mark' }, letterOf(index))} `,
        textElement('span', { id: `remarks.${index + 1}` }, remark),
      ),
    ),
  );
}

/** From the sum of the lines to what is to be paid: only the steps that there are. */
export function totalsBlock({ content, labels, money, language }: InvoiceWriter): DraftBlock {
  const sums: { id: string; label: string; amount: string }[] = [];
  const hasSteps =
    !isUnpriced(content) &&
    (content.sums?.length || content.discount || content.tax || content.paid || content.lines.length > 1);
  if (hasSteps) {
    sums.push({
      id: 'subtotal',
      label: content.subtotalLabel ?? labels.subtotal,
      amount: money(content.subtotalMinor).plain,
    });
  }
  for (const { id, label, amountMinor } of content.sums ?? [])
    sums.push({ id, label, amount: money(amountMinor).plain });
  if (content.discount) {
    const amount = money(-Math.abs(content.discount.amountMinor)).plain;
    sums.push({ id: 'discount', label: content.discount.label, amount });
  }
  if (content.tax) {
    const percent = `${formatQuantity(content.tax.percent, language)}%`;
    const label = content.tax.label.includes('%') ? content.tax.label : `${content.tax.label} ${percent}`;
    sums.push({ id: 'tax', label, amount: money(content.tax.amountMinor).plain });
  }
  if (content.paid) {
    const gross = content.totalMinor + Math.abs(content.paid.amountMinor);
    if (content.tax || content.discount || content.sums?.length)
      sums.push({ id: 'gross', label: labels.total, amount: money(gross).plain });
    const amount = money(-Math.abs(content.paid.amountMinor)).plain;
    sums.push({ id: 'paid', label: content.paid.label, amount });
  }
  const row = (id: string, label: string, amount: string, className?: string): Html =>
    element(
      'tr',
      { class: className, id: `total.${id}` },
      textElement('th', { id: `total.${id}.label`, more: { scope: 'row' } }, label),
      textElement('td', { class: 'num', id: `total.${id}.amount` }, amount),
    );
  return block(
    'section',
    { class: 'totals', id: 'totals', name: labels.totals },
    remarksHtml(content),
    element(
      'table',
      { class: 'sums' },
      element(
        'tbody',
        {},
        ...sums.map(({ id, label, amount }) => row(id, label, amount)),
        element(
          'tr',
          { class: 'sum-total', id: 'total' },
          textElement(
            'th',
            { id: 'total.label', more: { scope: 'row' } },
            content.paid ? labels.toPay : labels.total,
          ),
          isUnpriced(content)
            ? element(
                'td',
                { class: 'num', style: heroStyle([labels.amount]) },
                factHtml({ placeholder: labels.amount }, 'total.amount'),
              )
            : textElement(
                'td',
                { class: 'num', id: 'total.amount', style: heroStyle([money(content.totalMinor).full]) },
                money(content.totalMinor).full,
              ),
        ),
      ),
    ),
  );
}
