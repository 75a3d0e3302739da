import { beginTag, insideTag, labels } from '../../src/domain/reader/labels.ts';
import type { Token } from '../../src/domain/reader/tokenize.ts';
import type { Piece } from './read-examples.ts';

export interface GoldSpan {
  readonly label: number;
  readonly start: number;
  readonly end: number;
}

export function goldSpans(pieces: readonly Piece[]): GoldSpan[] {
  const spans: GoldSpan[] = [];
  let start = 0;
  for (const { text, label } of pieces) {
    const end = start + text.length;
    if (label) spans.push({ label: labels.indexOf(label), start, end });
    start = end;
  }
  return spans;
}

/** Returns the tags for the labels. A token belongs to the span it begins in. */
export function goldTags(tokens: readonly Token[], spans: readonly GoldSpan[]): Int32Array {
  const tags = new Int32Array(tokens.length);
  let at = 0;
  for (const { label, start, end } of spans) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++;
    let isFirst = true;
    while (at < tokens.length && (tokens[at]?.start ?? end) < end) {
      tags[at] = isFirst ? beginTag(label) : insideTag(label);
      isFirst = false;
      at++;
    }
  }
  return tags;
}
