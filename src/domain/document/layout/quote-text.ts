import { headlineStyle } from '../kit/hero-size.ts';
import { type Html, textElement } from './markup.ts';
import type { FieldText } from './text/field-text.ts';

/** An opening quotation mark hangs outside the text edge. */
const openingMark = /^[“”„«‹"‘']/;

/** Returns the text of a quote, sized by its length. */
export function quoteTextHtml(text: FieldText, id: string): Html {
  const className = openingMark.test(text.plain)
    ? 'quote-text fit-headline hangs'
    : 'quote-text fit-headline';
  return textElement('blockquote', { class: className, id, style: headlineStyle(text.plain) }, text);
}
