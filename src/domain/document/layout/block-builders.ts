import { element, type Html, textElement } from './markup.ts';
import { quoteTextHtml } from './quote-text.ts';
import { computedText, type FieldText } from './text/field-text.ts';

interface TitledText {
  readonly id: string;
  readonly title: string;
  /** Plain text; a blank line starts a new paragraph. */
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

/** So few characters stand in a narrow column beside something else. */
const briefNote = 56;

/** A short word to the reader, such as thanks at the foot of an invoice. Without a title it stands alone. */
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

/** A titled passage, at home on a page of any kind. */
export function sectionBlock({ id, title, text }: TitledText): Html {
  return element(
    'section',
    { class: 'section', id, name: title },
    textElement('h2', { class: 'block-title', id: `${id}.title` }, title),
    element('div', { class: 'block-body' }, ...paragraphs(id, text)),
  );
}

/** Words of somebody, with the name below. */
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
