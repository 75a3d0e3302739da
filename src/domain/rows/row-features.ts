import { readerLanguages } from '../reader/languages.ts';
import { hashText, mix } from '../reader/model/hash.ts';
import type { Token } from '../reader/tokenize.ts';
import { classesOf } from '../reader/word-classes.ts';
import type { RowContext } from './row-context.ts';

export const bucketCount = 1 << 20;

export interface RowFeatures {
  readonly buckets: Uint32Array;
  /** The buckets of token `n` start at `offsets[n]`. */
  readonly offsets: Uint32Array;
}

const templates = Array.from({ length: 140 }, (_, number) => hashText(`row template ${number}`));

/** Classes of each word, or its shape. */
function wordClasses({ tokens, columns, language }: RowContext): {
  middle: Uint32Array;
  coarse: Uint32Array;
} {
  const middle = new Uint32Array(tokens.length);
  const coarse = new Uint32Array(tokens.length);
  for (const [at, { folded }] of tokens.entries()) {
    const classes = language === 'en' ? classesOf(folded) : undefined;
    middle[at] = classes?.middle || (columns.shape[at] ?? 0);
    coarse[at] = classes?.coarse || (columns.shape[at] ?? 0);
  }
  return { middle, coarse };
}

/** Returns the hashed features of each token, for labeling rows. */
export function rowFeatures(context: RowContext): RowFeatures {
  const { tokens, columns, clauses, read, terms, clauseTerms, starts, outlines, times, document } = context;
  const { valueKinds, lastValue, nextValue, lastTerm, lineStarts, sentenceStarts, isSigned, layout } =
    context;
  const { middle, coarse } = wordClasses(context);
  const n = tokens.length;
  const hashes = outlines.map((outline) => hashText(outline));
  const languageHash = readerLanguages.indexOf(context.language) + 1;
  const col = (column: Uint32Array, at: number): number => (at < 0 ? 11 : at >= n ? 13 : (column[at] ?? 0));
  const kindOf = (at: number): number => (at < 0 ? 0 : (valueKinds[at] ?? 0));

  const buckets: number[] = [];
  const offsets = new Uint32Array(n + 1);
  let template = 0;
  const add = (hash: number): void => {
    buckets.push(mix(templates[template] ?? template, hash) & (bucketCount - 1));
    template++;
  };
  for (let at = 0; at < n; at++) {
    const token = tokens[at] as Token;
    const previous = tokens[at - 1];
    const lineStart = lineStarts[at] ?? 0;
    const sentenceStart = sentenceStarts[at] ?? 0;
    template = 0;
    const clause = clauses.at[at] ?? 0;
    const first = starts[clause] ?? 0;
    const next = starts[clause + 1] ?? n;
    const word = columns.word[at] ?? 0;
    const shape = columns.shape[at] ?? 0;
    const value = columns.value[at] ?? 0;
    const kinds = columns.kinds[at] ?? 0;
    const own = read[at] ?? 0;
    const term = terms[at] ?? 0;
    const wide = middle[at] ?? 0;
    const [p1, p2, n1, n2] = [-1, -2, 1, 2].map((step) => col(columns.word, at + step)) as [
      number,
      number,
      number,
      number,
    ];
    const fromClause = Math.min(at - first, 5);
    const toEnd = Math.min(next - at, 4);
    const spacing = (token.hasSpaceBefore ? 1 : 0) + (tokens[at + 1]?.hasSpaceBefore === false ? 2 : 0);
    add(1);
    add(word);
    add(shape);
    add(columns.prefix[at] ?? 0);
    add(columns.suffix[at] ?? 0);
    add(columns.chunk[at] ?? 0);
    add(mix(spacing, shape));
    add(value);
    add(kinds);
    add(own);
    add(term);
    add(wide);
    add(coarse[at] ?? 0);
    add(mix(value, shape));
    add(mix(own, shape));
    add(mix(own, value));
    add(mix(own, term));
    for (const step of [-1, 1]) {
      add(col(columns.word, at + step));
      add(col(columns.shape, at + step));
      add(col(columns.kinds, at + step));
      add(col(columns.value, at + step));
      add(col(read, at + step));
      add(col(terms, at + step));
      add(col(middle, at + step));
      add(mix(col(columns.word, at + step), value));
      add(mix(col(columns.word, at + step), shape));
      add(mix(col(columns.shape, at + step), shape));
      add(mix(col(columns.kinds, at + step), kinds));
      add(mix(col(columns.value, at + step), value));
      add(mix(col(read, at + step), own));
      add(mix(col(terms, at + step), mix(value, shape)));
      add(mix(col(terms, at + step), own));
      add(mix(col(middle, at + step), wide));
    }
    for (const step of [-2, 2]) {
      add(col(columns.word, at + step));
      add(col(columns.value, at + step));
      add(col(read, at + step));
      add(col(terms, at + step));
      add(mix(col(terms, at + step), value));
      add(col(coarse, at + step));
      add(mix(col(columns.value, at + step), mix(col(columns.value, at + step / 2), value)));
    }
    add(mix(p1, word));
    add(mix(word, n1));
    add(mix(p2, p1));
    add(mix(n1, n2));
    add(mix(p1, n1));
    add(mix(col(columns.shape, at - 1), mix(shape, col(columns.shape, at + 1))));
    add(mix(col(read, at - 1), mix(own, col(read, at + 1))));
    // Its place in the clause.
    const outline = hashes[clause] ?? 0;
    const alike = Math.min(times.get(outlines[clause] ?? '') ?? 0, 4);
    const size = Math.min(clauses.length[clause] ?? 0, 6);
    const siblings = clauses.siblings[clause] ?? 0;
    const mark = mix(hashText(at === first ? (previous?.text ?? '') : ''), clauses.mark[clause] ?? 0);
    add(fromClause);
    add(mix(fromClause, own));
    add(mix(fromClause, kinds));
    add(mix(fromClause, outline));
    add(mix(toEnd, outline));
    add(outline);
    add(mix(outline, alike));
    add(mix(outline, value));
    add(mix(outline, own));
    add(mix(alike, mix(value, shape)));
    add(mix(alike, mix(fromClause, own)));
    add(mix(hashes[clause - 1] ?? 3, outline));
    add(mix(outline, hashes[clause + 1] ?? 5));
    add(mix(mix(hashes[clause - 1] ?? 3, outline), fromClause));
    add(mix(mix(outline, hashes[clause + 1] ?? 5), fromClause));
    add(mix(mark, fromClause));
    add(mix(mark, own));
    add(mix(mark, outline));
    add(mix(size, siblings));
    add(mix(clauses.first[clause] ?? 0, fromClause));
    add(mix(clauses.opening[clause] ?? 0, 3));
    add(clauses.colon[clause] ?? 0);
    add(mix(col(middle, first), size));
    add(clauseTerms[clause] ?? 0);
    add(mix(clauseTerms[clause] ?? 0, value));
    add(mix(clauseTerms[clause] ?? 0, own));
    add(mix(clauseTerms[clause] ?? 0, outline));
    add(mix(clauseTerms[clause] ?? 0, fromClause));
    add(mix(clauseTerms[clause - 1] ?? 0, clauseTerms[clause] ?? 0));
    // The values around it.
    const [before, after] = [lastValue[at] ?? -1, nextValue[at] ?? -1];
    const gap = before < 0 ? 9 : Math.min(at - before, 6);
    const ahead = after < 0 ? 9 : Math.min(after - at, 6);
    const isSameBefore = before >= first ? 1 : 2;
    const isSameAfter = after >= 0 && after < next ? 1 : 2;
    add(mix(kindOf(before), gap));
    add(mix(kindOf(after), ahead));
    add(mix(mix(kindOf(before), isSameBefore), mix(value, shape)));
    add(mix(mix(kindOf(after), isSameAfter), mix(value, shape)));
    add(mix(mix(kindOf(before), isSameBefore), mix(kindOf(after), isSameAfter)));
    add(mix(mix(mix(kindOf(before), isSameBefore), mix(kindOf(after), isSameAfter)), own));
    const termAt = lastTerm[at] ?? -1;
    add(mix(termAt < 0 ? 0 : (terms[termAt] ?? 0), mix(Math.min(at - termAt, 4), value)));
    // The document, the line and the sentence.
    const fromLine = Math.min(at - lineStart, 3);
    add(mix(layout, mix(fromLine, shape)));
    add(mix(layout, mix(fromLine, own)));
    add(mix(layout, mix(spacing, fromClause)));
    add(mix(col(columns.word, lineStart), layout));
    add(mix(col(columns.word, sentenceStart), Math.min(at - sentenceStart, 3)));
    add(mix(isSigned, mix(value, shape)));
    add(mix(isSigned, mix(own, shape)));
    add(mix(document, own));
    add(mix(document, value));
    add(mix(document, outline));
    add(mix(Math.min(Math.floor((5 * at) / n), 4), own));
    add(mix(Math.min(at, 5), own));
    add(mix(Math.min(n - at, 4), own));
    add(mix(languageHash, own));
    add(mix(languageHash, word));
    add(mix(languageHash, shape));
    offsets[at + 1] = buckets.length;
  }
  return { buckets: Uint32Array.from(buckets), offsets };
}
