import { parseText } from '../../../content/text/inline-text.ts';
import { samplesOf } from '../../../content/text/write-text.ts';
import type { Fact, RichText } from '../../brief.ts';

export const rich = (text: string): RichText => parseText(text);

/** The words of a text where the layout sets no marks. Placeholders keep their brackets; `textElement` draws them. */
export function words(text: string): string {
  return parseText(text)
    .map((span) => (span.isGap ? `[[${span.text}]]` : span.text))
    .join('');
}

/** Like `words`, for texts that `textElement` draws: sample text keeps its braces, too. */
export function markedWords(text: string): string {
  if (!text.includes('{{')) return words(text);
  return samplesOf(parseText(text))
    .map(({ sample, spans }) => {
      const inside = spans.map((span) => (span.isGap ? `[[${span.text}]]` : span.text)).join('');
      return sample === undefined ? inside : `{{${sample}: ${inside}}}`;
    })
    .join('');
}

/** A value: plain words, one placeholder, or words with marks or placeholders in them. */
export function factOf(text: string): Fact {
  const spans = parseText(text);
  const [first] = spans;
  if (first?.isGap && spans.length === 1) return { placeholder: first.text };
  const isPlain = spans.every((span) => Object.keys(span).length === 1);
  return isPlain ? spans.map((span) => span.text).join('') : spans;
}
