import type { DraftBlock } from '../draft.ts';
import { lineDiscount, rateMinorOf } from './blocks/bill-table.ts';
import { formatQuantity } from './format-money.ts';
import { sheetId } from './frame.ts';
import type { InvoiceLine, InvoiceWriter } from './invoice-writer.ts';
import { letterOf } from './letter-of.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { fieldBeside, gapText, isGap, valueText } from './text/field-text.ts';

/** The groups of the adjacent lines on the page. */
interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

function lineHtml(
  writer: InvoiceWriter,
  { line, amountMinor }: InvoiceLine,
  index: number,
  around: Neighbours,
): Html {
  const id = `${writer.id}.lines.${index}`;
  const { labels, frame, content, money } = writer;
  const quantity = formatQuantity(line.quantity, frame.language);
  const group = line.group?.plain;
  const rates = lineDiscount(line, frame.language);
  const remark = line.remark === undefined ? undefined : line.remark - 1;
  const rate = line.rate === null ? null : rateMinorOf(line.rate, content.currency);
  const valueAt = (name: string): string | undefined => fieldBeside(line.description, name);
  const amount = (name: 'rate' | 'amount', minor: number | null): Html => {
    const value = name === 'rate' ? valueAt(name) : undefined;
    return minor === null
      ? element('td', { class: 'num' }, factHtml(valueText(gapText(labels[name]), value), `${id}.${name}`))
      : textElement('td', { class: 'num', id: `${id}.${name}`, value }, money(minor).plain);
  };
  return element(
    'tr',
    { class: group !== undefined && around.next !== group ? 'is-group-end' : undefined, id },
    textElement('td', { class: 'index tab' }, String(index)),
    element(
      'td',
      {},
      line.group !== undefined &&
        around.previous !== group &&
        textElement('span', { class: 'group', id: `${id}.group` }, line.group),
      line.code !== undefined &&
        `${textElement('span', { class: 'line-code', id: `${id}.code` }, line.code)} `,
      isGap(line.description)
        ? factHtml(line.description, `${id}.description`)
        : textElement('span', { id: `${id}.description` }, line.description),
      remark !== undefined &&
        content.remarks?.[remark] !== undefined &&
        ` ${textElement('span', { class: 'mark' }, letterOf(remark))}`,
      line.detail !== undefined && textElement('span', { class: 'detail', id: `${id}.detail` }, line.detail),
      rates !== '' && textElement('span', { class: 'detail', id: `${id}.rates` }, rates),
    ),
    textElement(
      'td',
      { class: 'num', id: `${id}.quantity`, value: valueAt('quantity') },
      line.unit === undefined ? quantity : `${quantity} ${line.unit.plain}`,
    ),
    amount('rate', amountMinor === null ? null : rate),
    amount('amount', amountMinor),
  );
}

/** Returns the lines of one page, numbered on from the previous pages. */
export function linesBlock(
  writer: InvoiceWriter,
  lines: readonly InvoiceLine[],
  firstIndex: number,
  page: number,
): DraftBlock {
  const { labels, money, totals } = writer;
  const id = firstIndex === 1 ? `${writer.id}.lines` : `${sheetId(writer.id, page)}.lines`;
  const symbol = money(totals.dueMinor).symbol;
  const columns = ['index', 'work', 'quantity', 'rate', 'amount'] as const;
  const heads = [
    labels.index,
    labels.work,
    labels.quantity,
    [labels.rate, symbol].filter(Boolean).join(', '),
    [labels.amount, symbol].filter(Boolean).join(', '),
  ];
  return block(
    'section',
    { class: 'lines', id, name: labels.lineItems },
    element(
      'table',
      { class: 'ledger' },
      element('colgroup', {}, ...columns.map((column) => `<col class="col-${column}">`)),
      element(
        'thead',
        {},
        element(
          'tr',
          {},
          ...heads.map((head, index) =>
            textElement(
              'th',
              { class: index === 0 ? 'index' : index > 1 ? 'num' : undefined, more: { scope: 'col' } },
              head,
            ),
          ),
        ),
      ),
      element(
        'tbody',
        {},
        ...lines.map((line, index) =>
          lineHtml(writer, line, firstIndex + index, {
            previous: lines[index - 1]?.line.group?.plain,
            next: lines[index + 1]?.line.group?.plain,
          }),
        ),
      ),
    ),
  );
}
