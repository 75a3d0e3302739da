import type { ReadSpan } from '../../reader/read-prompt.ts';

/**
 * Grouped numbers, codes, and words with an inner mark: '182,000', 'SW-2291', '7.5', '9:30'. Excludes scripts
 * without spaces, where a comma may separate words.
 */
const units = /[\p{sc=Latn}\p{sc=Arab}\p{N}]{1,40}(?:[.,:/'’_-][\p{sc=Latn}\p{sc=Arab}\p{N}]{1,40}){1,8}/gu;
/** A short bracketed remark. */
const brackets = /\([^()\n]{1,60}\)|\[[^[\]\n]{1,60}\]/g;

interface Range {
  readonly start: number;
  readonly end: number;
}

const rangesOf = (text: string, pattern: RegExp): Range[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({ start: index, end: index + found.length }));

/**
 * Extends spans so that none ends inside a number, a code or a bracketed remark; the span that starts it gets
 * all of it.
 */
export function wholeSpans(text: string, spans: readonly ReadSpan[]): ReadSpan[] {
  const head = text.slice(0, 20_000);
  const ranges = [...rangesOf(head, units), ...rangesOf(head, brackets)];
  const result: ReadSpan[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const start = Math.max(span.start, before?.end ?? 0);
    if (start >= span.end) continue;
    let end = span.end;
    for (const range of ranges)
      if (range.start < end && range.end > end && range.start >= start) end = range.end;
    const cut = text.slice(start, end);
    const from = start + (cut.length - cut.trimStart().length);
    if (cut.trim() === '') continue;
    result.push({ ...span, start: from, end, text: text.slice(from, end) });
  }
  return result;
}
