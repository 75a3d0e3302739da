import { headlineStyle } from '../kit/hero-size.ts';
import { type Html, textElement } from './markup.ts';
import type { FieldText } from './text/field-text.ts';

/** An opening mark hangs outside the edge of the text. */
const openingMark = /^[“”„«‹"‘']/;

/** The words of a quote, sized to their length. */
export function quoteTextHtml(text: FieldText, id: string): Html {
  const className = openingMark.test(text.plain)
    ? 'quote-text fit-headline hangs'
    : 'quote-text fit-headline';
  return textElement('blockquote', { class: className, id, style: headlineStyle(text.plain) }, text);
}
