import type { Fact, InvoiceLine } from '../brief.ts';
import type { DraftBlock } from '../draft.ts';
import { formatQuantity } from './format-money.ts';
import type { InvoiceWriter } from './invoice-writer.ts';
import { letterOf } from './letter-of.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';

/** The groups of the lines before and after one, on its page. */
interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

function lineHtml(writer: InvoiceWriter, line: InvoiceLine, index: number, around: Neighbours): Html {
  const id = `lines.${index}`;
  const quantity = formatQuantity(line.quantity, writer.language);
  const { labels } = writer;
  const isOpen = line.isOpen || line.isUnpriced;
  const fact = (text: string): Fact => (line.isOpen ? { placeholder: text } : text);
  return element(
    'tr',
    { class: line.group !== undefined && around.next !== line.group ? 'is-group-end' : undefined, id },
    textElement('td', { class: 'index tab' }, String(index)),
    element(
      'td',
      {},
      line.group !== undefined &&
        around.previous !== line.group &&
        textElement('span', { class: 'group', id: `${id}.group` }, line.group),
      line.code !== undefined &&
        `${textElement('span', { class: 'line-code', id: `${id}.code` }, line.code)} `,
      factHtml(fact(line.description), `${id}.description`),
      line.remark !== undefined &&
        writer.content.remarks?.[line.remark] !== undefined &&
        ` ${textElement('span', { class: 'mark' }, letterOf(line.remark))}`,
      line.detail !== undefined && textElement('span', { class: 'detail', id: `${id}.detail` }, line.detail),
    ),
    textElement(
      'td',
      { class: 'num', id: `${id}.quantity` },
      line.unit === undefined ? quantity : `${quantity} ${line.unit}`,
    ),
    isOpen
      ? element('td', { class: 'num' }, factHtml({ placeholder: labels.rate }, `${id}.rate`))
      : textElement('td', { class: 'num', id: `${id}.rate` }, writer.money(line.rateMinor).plain),
    isOpen
      ? element('td', { class: 'num' }, factHtml({ placeholder: labels.amount }, `${id}.amount`))
      : textElement('td', { class: 'num', id: `${id}.amount` }, writer.money(line.amountMinor).plain),
  );
}

/** The lines of one page, counted on from the pages before. */
export function linesBlock(
  writer: InvoiceWriter,
  lines: readonly InvoiceLine[],
  firstIndex: number,
  page: number,
): DraftBlock {
  const { labels, money, content } = writer;
  const id = firstIndex === 1 ? 'lines' : `lines-${page}`;
  const symbol = money(content.totalMinor).symbol;
  const columns = ['index', 'work', 'quantity', 'rate', 'amount'] as const;
  const heads = [
    labels.index,
    labels.work,
    labels.quantity,
    `${labels.rate}, ${symbol}`,
    `${labels.amount}, ${symbol}`,
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
            previous: lines[index - 1]?.group,
            next: lines[index + 1]?.group,
          }),
        ),
      ),
    ),
  );
}
