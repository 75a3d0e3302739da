import type { Span } from '../../../content/text/span.ts';
import { computedText, type FieldText } from './field-text.ts';

/** Returns a range of a text's characters with their marks; edits still go to the same field. */
export function sliceText(text: FieldText, from: number, to: number): FieldText {
  const spans: Span[] = [];
  let start = 0;
  for (const span of text.spans) {
    const part = span.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (part !== '') spans.push({ ...span, text: part });
    start += span.text.length;
  }
  const words = computedText(spans);
  const base = text.range?.[0] ?? 0;
  return text.field === undefined ? words : { ...words, field: text.field, range: [base + from, base + to] };
}

/** Like `sliceText`, without the spaces at both ends. */
export function trimmedSlice(text: FieldText, from: number, to: number): FieldText {
  const words = text.plain.slice(from, to);
  const lead = words.length - words.trimStart().length;
  const tail = words.length - words.trimEnd().length;
  return lead + tail >= words.length ? sliceText(text, from, from) : sliceText(text, from + lead, to - tail);
}
