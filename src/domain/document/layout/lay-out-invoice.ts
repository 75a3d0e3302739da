import type { Brief, InvoiceContent, Party } from '../brief.ts';
import type { DraftBlock, DraftPage } from '../draft.ts';
import { heroStyle } from '../kit/hero-size.ts';
import { noteBlock } from './block-builders.ts';
import { dateText } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { linesBlock } from './invoice-lines.ts';
import { paginateLines } from './invoice-pages.ts';
import { totalsBlock } from './invoice-totals.ts';
import { type InvoiceWriter, isUnpriced } from './invoice-writer.ts';
import { type Labels, labelsFor } from './labels.ts';
import { block, element, factHtml, factText, type Html, isGap, textElement } from './markup.ts';
import { cellLabel } from './masthead.ts';

function partyHtml({ labels }: InvoiceWriter, party: Party, side: 'from' | 'to'): Html {
  return element(
    'address',
    { class: `party party-${side}`, id: side },
    textElement('span', { class: 'label line' }, labels[side]),
    element('span', { class: 'party-name line' }, factHtml(party.name, `${side}.name`)),
    ...party.lines.map((line, index) =>
      element('span', { class: 'line' }, factHtml(line, `${side}.line.${index + 1}`)),
    ),
  );
}

const msPerDay = 86_400_000;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / msPerDay);

/** The days to pay in, for a scale between the two dates, and the day on it that the terms name. */
function termStyle({ issuedOn, dueOn, terms = '' }: InvoiceContent): string | undefined {
  const days = dueOn === null ? 0 : daysBetween(issuedOn, dueOn);
  if (days <= 0) return undefined;
  const named = /\b\d{4}-\d{2}-\d{2}\b/.exec(terms)?.[0];
  const tick = named === undefined ? 0 : daysBetween(issuedOn, named);
  return tick > 0 && tick < days ? `--days:${days};--tick:${tick}` : `--days:${days}`;
}

function metaHtml({ brief, content, labels }: InvoiceWriter): Html {
  const entry = (id: string, label: string, value: Html): Html =>
    element(
      'div',
      {},
      textElement('dt', { class: 'label' }, label),
      element('dd', { id: `meta.${id}` }, value),
    );
  return element(
    'dl',
    { class: 'invoice-meta', style: termStyle(content) },
    isGap(content.number) && entry('number', labels.number, factHtml(content.number, 'number')),
    entry('issued', labels.issued, factHtml(dateText(brief, content.issuedOn, 'medium'), 'issued')),
    content.dueOn !== null &&
      entry('due', content.dueLabel ?? labels.due, factHtml(dateText(brief, content.dueOn, 'medium'), 'due')),
    content.reference !== undefined &&
      entry('reference', content.reference.label, factHtml(content.reference.value, 'reference')),
    content.terms !== undefined && entry('terms', labels.terms, factHtml(content.terms, 'terms')),
  );
}

function headBlock(writer: InvoiceWriter): DraftBlock {
  const { content, labels } = writer;
  const number = isGap(content.number) ? null : factText(content.number);
  const titleLines = number === null ? [content.heading] : [content.heading, number];
  return block(
    'header',
    { class: 'invoice-head', id: 'head', name: labels.invoiceHead },
    element(
      'div',
      { class: 'cover' },
      element(
        'p',
        { class: 'cover-name' },
        cellLabel(writer.brief, ({ from }) => from),
        factHtml(content.from.name, 'head.organisation'),
      ),
      content.tagline !== undefined &&
        textElement('p', { class: 'cover-tagline', id: 'head.tagline' }, content.tagline),
      element(
        'h1',
        { class: 'cover-title', style: heroStyle(titleLines) },
        textElement('span', { class: 'line', id: 'heading' }, content.heading),
        number !== null &&
          ` ${element(
            'span',
            { class: 'line' },
            cellLabel(writer.brief, (labels) => labels.number),
            textElement('span', { id: 'number' }, number),
          )}`,
      ),
    ),
    partyHtml(writer, content.from, 'from'),
    partyHtml(writer, content.to, 'to'),
    metaHtml(writer),
    content.subject !== undefined &&
      textElement('p', { class: 'invoice-subject', id: 'subject' }, content.subject),
  );
}

/** A currency without a sign of its own ('CHF') stands in the label, so that the figure can run the full width. */
function amountText({ content, money, labels }: InvoiceWriter): { text: string; hasSign: boolean } {
  if (isUnpriced(content)) return { text: labels.amount, hasSign: true };
  const total = money(content.totalMinor);
  const hasSign = !/^[A-Z]{2,}/.test(total.symbol);
  return { text: hasSign ? total.full : total.plain, hasSign };
}

function amountBlock(writer: InvoiceWriter): DraftBlock {
  const { content, labels } = writer;
  const { text, hasSign } = amountText(writer);
  const label = content.amountLabel ?? labels.amountDue;
  return block(
    'section',
    { class: 'amount', id: 'amount', name: label },
    element(
      'p',
      { class: 'label' },
      textElement('span', { id: 'amount.label' }, label),
      !hasSign && textElement('span', { id: 'amount.currency' }, content.currency),
    ),
    isUnpriced(content)
      ? element(
          'p',
          { class: 'hero', style: heroStyle([text]) },
          factHtml({ placeholder: text }, 'amount.value'),
        )
      : textElement('p', { class: 'hero', id: 'amount.value', style: heroStyle([text]) }, text),
  );
}

/** Longer values take the full measure where entries stand in two columns. */
const longValue = 26;

function paymentBlock({ content, labels }: InvoiceWriter): DraftBlock {
  return block(
    'section',
    { class: 'payment', id: 'payment', name: labels.payment },
    element(
      'dl',
      { class: 'payment-list' },
      ...content.payment.map(({ label, value }, index) =>
        element(
          'div',
          { class: factText(value).length > longValue ? 'is-long' : undefined },
          textElement('dt', { class: 'label', id: `payment.${index + 1}.label` }, label),
          element('dd', {}, factHtml(value, `payment.${index + 1}.value`)),
        ),
      ),
    ),
  );
}

function colophonBlock({ content, labels }: InvoiceWriter, page: number, pages: number): DraftBlock {
  const id = page === 1 ? 'colophon' : `colophon-${page}`;
  const title = isGap(content.number) ? content.heading : `${content.heading} ${content.number}`;
  return block(
    'footer',
    { class: 'colophon', id, name: labels.foot },
    ...(content.foot
      ? content.foot.map((text, index) => textElement('span', { id: `${id}.${index + 1}` }, text))
      : [
          element('span', {}, factHtml(content.from.name, `${id}.organisation`)),
          textElement('span', { id: `${id}.title` }, title),
        ]),
    textElement('span', { id: `${id}.page` }, labels.page(page, pages)),
  );
}

/** A word of thanks needs no heading. */
const longNote = 90;

function noteTitle(note: string, labels: Labels): string {
  return note.length > longNote ? labels.note : '';
}

/** The pages of an invoice: the sums follow the last line, however many pages the lines take. */
export function layOutInvoice(content: InvoiceContent, brief: Brief): readonly DraftPage[] {
  const { language, look } = brief;
  const writer: InvoiceWriter = {
    brief,
    content,
    language,
    labels: labelsFor(language),
    money: (amountMinor) => formatMoney(amountMinor, content.currency, language),
  };
  const shares = paginateLines(content, amountText(writer).text, look);
  let nextIndex = 1;
  return shares.map((lines, index) => {
    const page = index + 1;
    const isLast = page === shares.length;
    const firstIndex = nextIndex;
    nextIndex += lines.length;
    const blocks = [
      ...(page === 1 ? [headBlock(writer), amountBlock(writer)] : []),
      ...(lines.length > 0 || isLast ? [linesBlock(writer, lines, firstIndex, page)] : []),
      ...(isLast ? [totalsBlock(writer)] : []),
      ...(isLast && content.note !== undefined
        ? [
            {
              id: 'note',
              html: noteBlock({
                id: 'note',
                title: noteTitle(content.note, writer.labels),
                text: content.note,
              }),
            },
          ]
        : []),
      ...(isLast && content.payment.length > 0 ? [paymentBlock(writer)] : []),
      ...(shares.length > 1 || content.payment.length === 0 || content.foot
        ? [colophonBlock(writer, page, shares.length)]
        : []),
    ];
    return { id: `p${page}`, className: 'page-invoice', blocks };
  });
}
