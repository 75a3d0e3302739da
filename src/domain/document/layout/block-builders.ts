import { element, type Html, textElement } from './markup.ts';
import { quoteTextHtml } from './quote-text.ts';
import { computedText, type FieldText } from './text/field-text.ts';

interface TitledText {
  readonly id: string;
  readonly title: string;
  /** Plain text; a blank line separates paragraphs. */
  readonly text: FieldText | string;
}

function paragraphs(id: string, text: FieldText | string): readonly Html[] {
  if (typeof text !== 'string') return [textElement('p', { class: 'block-text', id: `${id}.text` }, text)];
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return parts.map((part, index) =>
    textElement(
      'p',
      { class: 'block-text', id: parts.length === 1 ? `${id}.text` : `${id}.text.${index + 1}` },
      part.trim(),
    ),
  );
}

/** Maximum characters of a note in a narrow column. */
const briefNote = 56;

/** Returns a short note to the reader, such as thanks at the end of an invoice. The title is optional. */
export function noteBlock({ id, title, text }: TitledText): Html {
  return element(
    'section',
    {
      class:
        title === '' && (typeof text === 'string' ? text : text.plain).length <= briefNote
          ? 'note is-brief'
          : 'note',
      id,
      name: title === '' ? 'Note' : title,
    },
    title !== '' && textElement('h2', { class: 'block-title', id: `${id}.title` }, title),
    element('div', { class: 'block-body' }, ...paragraphs(id, text)),
  );
}

/** Returns a titled section for any kind of page. */
export function sectionBlock({ id, title, text }: TitledText): Html {
  return element(
    'section',
    { class: 'section', id, name: title },
    textElement('h2', { class: 'block-title', id: `${id}.title` }, title),
    element('div', { class: 'block-body' }, ...paragraphs(id, text)),
  );
}

/** Returns a quote with the name of its author below. */
export function quoteBlock({
  id,
  text,
  by,
}: {
  readonly id: string;
  readonly text: string;
  readonly by?: string;
}): Html {
  return element(
    'figure',
    { class: 'quote', id, name: 'Quote' },
    quoteTextHtml(computedText(text), `${id}.text`),
    by !== undefined && textElement('figcaption', { class: 'quote-by', id: `${id}.by` }, by),
  );
}
