import { parseText } from '../../../content/text/inline-text.ts';

/**
 * Returns the plain words of a text for a drawing, which has no marks. Placeholders keep their brackets;
 * `textElement` renders them.
 */
export function words(text: string): string {
  return parseText(text)
    .map((span) => (span.isGap ? `[[${span.text}]]` : span.text))
    .join('');
}
