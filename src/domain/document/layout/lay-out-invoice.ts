import type { PageOf } from '../../content/document-content.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { heroStyle } from '../kit/hero-size.ts';
import { noteBlock } from './block-builders.ts';
import { dateText, type Frame, sheetId } from './frame.ts';
import { linesBlock } from './invoice-lines.ts';
import { paginateLines } from './invoice-pages.ts';
import { totalsBlock } from './invoice-totals.ts';
import { type Invoice, type InvoiceWriter, invoiceWriter, isUnpriced } from './invoice-writer.ts';
import type { Labels } from './labels.ts';
import { block, element, factHtml, type Html, textElement } from './markup.ts';
import { cellLabel } from './masthead.ts';
import { computedText, type FieldText, gapText, isGap, repeated, valueText } from './text/field-text.ts';

function partyHtml({ id, labels }: InvoiceWriter, party: Invoice['from'], side: 'from' | 'to'): Html {
  return element(
    'address',
    { class: `party party-${side}`, id: `${id}.${side}` },
    textElement('span', { class: 'label line' }, labels[side]),
    element('span', { class: 'party-name line' }, factHtml(party.name, `${id}.${side}.name`)),
    ...party.lines.map((line, index) =>
      element('span', { class: 'line' }, factHtml(line, `${id}.${side}.line.${index + 1}`)),
    ),
  );
}

const msPerDay = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);

/**
 * Returns the payment term in days as CSS variables, for a scale between the two dates, and any date
 * named in the terms.
 */
function termStyle({ content, dueOn }: InvoiceWriter): string | undefined {
  const days = dueOn === null ? 0 : daysBetween(content.issued, dueOn);
  if (days <= 0) return undefined;
  const named = /\b\d{4}-\d{2}-\d{2}\b/.exec(content.terms?.plain ?? '')?.[0];
  const tick = named === undefined ? 0 : daysBetween(content.issued, named);
  return tick > 0 && tick < days ? `--days:${days};--tick:${tick}` : `--days:${days}`;
}

function metaHtml(writer: InvoiceWriter): Html {
  const { id: pageId, frame, content, labels, dueOn } = writer;
  const entry = (id: string, label: FieldText | string, value: Html): Html =>
    element(
      'div',
      {},
      textElement('dt', { class: 'label' }, label),
      element('dd', { id: `${pageId}.meta.${id}` }, value),
    );
  const day = (isoDate: string, field: string): FieldText =>
    valueText(computedText(dateText(frame, isoDate, 'medium')), field);
  return element(
    'dl',
    { class: 'invoice-meta', style: termStyle(writer) },
    isGap(content.number) && entry('number', labels.number, factHtml(content.number, `${pageId}.number`)),
    entry('issued', labels.issued, factHtml(day(content.issued, 'issued'), `${pageId}.issued`)),
    dueOn !== null &&
      entry('due', content.dueLabel ?? labels.due, factHtml(day(dueOn, 'due'), `${pageId}.due`)),
    content.reference !== undefined &&
      entry('reference', content.reference.label, factHtml(content.reference.value, `${pageId}.reference`)),
    content.terms !== undefined && entry('terms', labels.terms, factHtml(content.terms, `${pageId}.terms`)),
  );
}

function headBlock(writer: InvoiceWriter): DraftBlock {
  const { id, content, labels, frame } = writer;
  const { title } = content;
  const number = isGap(content.number) || content.number.plain === '' ? null : content.number;
  const titleLines = number === null ? [title.plain] : [title.plain, number.plain];
  return block(
    'header',
    { class: 'invoice-head', id: `${id}.head`, name: labels.invoiceHead },
    element(
      'div',
      { class: 'cover' },
      element(
        'p',
        { class: 'cover-name' },
        cellLabel(frame, ({ from }) => from),
        factHtml(repeated(content.from.name), `${id}.head.organisation`),
      ),
      content.tagline !== undefined &&
        textElement('p', { class: 'cover-tagline', id: `${id}.head.tagline` }, content.tagline),
      element(
        'h1',
        { class: 'cover-title', style: heroStyle(titleLines) },
        textElement('span', { class: 'line', id: `${id}.heading` }, title),
        number !== null &&
          ` ${element(
            'span',
            { class: 'line' },
            cellLabel(frame, (labels) => labels.number),
            textElement('span', { id: `${id}.number` }, number),
          )}`,
      ),
    ),
    partyHtml(writer, content.from, 'from'),
    partyHtml(writer, content.to, 'to'),
    metaHtml(writer),
    content.subject !== undefined &&
      textElement('p', { class: 'invoice-subject', id: `${id}.subject` }, content.subject),
  );
}

/** A currency without a symbol ('CHF') goes in the label, so that the figure can use the full width. */
function amountText(writer: InvoiceWriter): { text: string; hasSign: boolean } {
  const { money, labels, totals } = writer;
  if (isUnpriced(writer)) return { text: labels.amount, hasSign: true };
  const total = money(totals.dueMinor);
  const hasSign = !/^[A-Z]{2,}/.test(total.symbol);
  return { text: hasSign ? total.full : total.plain, hasSign };
}

function amountBlock(writer: InvoiceWriter): DraftBlock {
  const { id, content, labels } = writer;
  const { text, hasSign } = amountText(writer);
  const label = content.amountLabel ?? labels.amountDue;
  return block(
    'section',
    { class: 'amount', id: `${id}.amount`, name: typeof label === 'string' ? label : label.plain },
    element(
      'p',
      { class: 'label' },
      textElement('span', { id: `${id}.amount.label` }, label),
      !hasSign && textElement('span', { id: `${id}.amount.currency` }, content.currency),
    ),
    isUnpriced(writer)
      ? element(
          'p',
          { class: 'hero', style: heroStyle([text]) },
          factHtml(gapText(text), `${id}.amount.value`),
        )
      : textElement('p', { class: 'hero', id: `${id}.amount.value`, style: heroStyle([text]) }, text),
  );
}

/** Longer values use the full width where entries are in two columns. */
const longValue = 26;

function paymentBlock({ id, content, labels }: InvoiceWriter): DraftBlock {
  return block(
    'section',
    { class: 'payment', id: `${id}.payment`, name: labels.payment },
    element(
      'dl',
      { class: 'payment-list' },
      ...content.payment.map(({ label, value }, index) =>
        element(
          'div',
          { class: value.plain.length > longValue ? 'is-long' : undefined },
          textElement('dt', { class: 'label', id: `${id}.payment.${index + 1}.label` }, label),
          element('dd', {}, factHtml(value, `${id}.payment.${index + 1}.value`)),
        ),
      ),
    ),
  );
}

function colophonBlock(writer: InvoiceWriter, page: number, pages: number): DraftBlock {
  const { content, labels } = writer;
  const id = `${sheetId(writer.id, page)}.colophon`;
  const { number, title } = content;
  const name = isGap(number) ? title.plain : `${title.plain} ${number.plain}`;
  return block(
    'footer',
    { class: 'colophon', id, name: labels.foot },
    ...(content.foot
      ? content.foot.map((text, index) =>
          textElement('span', { id: `${id}.${index + 1}` }, page === 1 ? text : repeated(text)),
        )
      : [
          element('span', {}, factHtml(repeated(content.from.name), `${id}.organisation`)),
          textElement('span', { id: `${id}.title` }, name),
        ]),
    textElement('span', { id: `${id}.page` }, labels.page(page, pages)),
  );
}

/** A short note, such as thanks, needs no heading. */
const longNote = 90;

function noteTitle(note: FieldText, labels: Labels): string {
  return note.plain.length > longNote ? labels.note : '';
}

/** Lays out an invoice on as many sheets as its lines need; the totals follow the last line. */
export function layOutInvoice(page: PageOf<'invoice'>, id: string, frame: Frame): readonly DraftPage[] {
  const writer = invoiceWriter(page, id, frame);
  const { content, labels } = writer;
  const { note, payment, foot } = content;
  const shares = paginateLines(writer, amountText(writer).text);
  const noteId = `${id}.note`;
  let nextIndex = 1;
  return shares.map((lines, index) => {
    const sheet = index + 1;
    const isLast = sheet === shares.length;
    const firstIndex = nextIndex;
    nextIndex += lines.length;
    const blocks = [
      ...(sheet === 1 ? [headBlock(writer), amountBlock(writer)] : []),
      ...(lines.length > 0 || isLast ? [linesBlock(writer, lines, firstIndex, sheet)] : []),
      ...(isLast ? [totalsBlock(writer)] : []),
      ...(isLast && note !== undefined
        ? [{ id: noteId, html: noteBlock({ id: noteId, title: noteTitle(note, labels), text: note }) }]
        : []),
      ...(isLast && payment.length > 0 ? [paymentBlock(writer)] : []),
      ...(shares.length > 1 || payment.length === 0 || foot
        ? [colophonBlock(writer, sheet, shares.length)]
        : []),
    ];
    return { id: sheetId(id, sheet), className: 'page-invoice', blocks };
  });
}
