import { parseText } from '../../../content/text/inline-text.ts';

/** The words of a text in a drawing, which sets no marks. Placeholders keep their brackets; `textElement` draws them. */
export function words(text: string): string {
  return parseText(text)
    .map((span) => (span.isGap ? `[[${span.text}]]` : span.text))
    .join('');
}
