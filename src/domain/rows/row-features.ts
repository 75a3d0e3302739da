import { characterClass } from '../reader/character-class.ts';
import { readClauses, sentenceEnds } from '../reader/clauses.ts';
import { type Columns, columnsOf, documentWord } from '../reader/feature-columns.ts';
import { labels } from '../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../reader/languages.ts';
import { matchLexicon } from '../reader/lexicon/phrase-index.ts';
import { hashText, mix } from '../reader/model/hash.ts';
import type { ReadSpan } from '../reader/read-prompt.ts';
import { type Token, tokenize } from '../reader/tokenize.ts';
import { findValues } from '../reader/values/find-values.ts';
import type { Found } from '../reader/values/scan.ts';
import { classesOf } from '../reader/word-classes.ts';
import { termsAt } from './term-words.ts';

export const bucketCount = 1 << 20;
/** Rows are read in this many tokens; what follows is pasted content. */
const mostTokens = 1_500;

export interface RowFeatures {
  readonly tokens: readonly Token[];
  readonly values: readonly Found[];
  readonly buckets: Uint32Array;
  /** The buckets of token `n` start at `offsets[n]`. */
  readonly offsets: Uint32Array;
}

export interface RowText {
  readonly text: string;
  readonly language: ReaderLanguage;
  /** What the reader of prompts says about the words. */
  readonly spans: readonly ReadSpan[];
}

const templates = Array.from({ length: 140 }, (_, number) => hashText(`row template ${number}`));

/** Letters of the kinds of values: none, date, time, money, quantity, contact. */
const valueLetters = ['', 'd', 't', 'm', 'q', 'c'];
const longestOutline = 8;

/** What a clause is made of, such as words, money, words: 'wmw'. */
function outlineOf(tokens: readonly Token[], values: Uint32Array, from: number, next: number): string {
  let outline = '';
  for (let at = from; at < next && outline.length < longestOutline; at++) {
    const token = tokens[at];
    const value = valueLetters[(values[at] ?? 0) >> 1] ?? '';
    const letter =
      value ||
      (token?.type === characterClass.digit ? 'n' : token?.type === characterClass.symbol ? '' : 'w');
    if (letter !== '' && !outline.endsWith(letter)) outline += letter;
  }
  return outline;
}

/** Hashes of the labels of the reader of prompts, with a begin or inside mark. */
function readLabels(tokens: readonly Token[], spans: readonly ReadSpan[]): Uint32Array {
  const read = new Uint32Array(tokens.length);
  let at = 0;
  for (const { label, start, end } of spans) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++;
    for (let first = true; at < tokens.length && (tokens[at]?.start ?? end) < end; at++, first = false)
      read[at] = 2 + labels.indexOf(label) * 2 + (first ? 0 : 1);
  }
  return read;
}

/** For each token, the last or next token of which something is known, within its sentence. */
function nearest(length: number, isKnown: (at: number) => boolean, step: 1 | -1): Int32Array {
  const near = new Int32Array(length).fill(-1);
  let last = -1;
  for (let at = step === 1 ? 0 : length - 1; at >= 0 && at < length; at += step) {
    near[at] = last;
    if (isKnown(at)) last = at;
  }
  return near;
}

interface Context {
  readonly tokens: readonly Token[];
  readonly columns: Columns;
  readonly read: Uint32Array;
  readonly terms: Uint32Array;
  readonly middle: Uint32Array;
  readonly coarse: Uint32Array;
}

function contextOf({ text, language, spans }: RowText): Context & { readonly values: readonly Found[] } {
  const tokens = tokenize(text, 0, text.length, mostTokens);
  const lexicon = matchLexicon(tokens, language);
  const values = findValues({ text, tokens, language, lexicon });
  const columns = columnsOf(text, tokens, values, lexicon);
  const middle = new Uint32Array(tokens.length);
  const coarse = new Uint32Array(tokens.length);
  for (const [at, { folded }] of tokens.entries()) {
    const classes = language === 'en' ? classesOf(folded) : undefined;
    middle[at] = classes?.middle || (columns.shape[at] ?? 0);
    coarse[at] = classes?.coarse || (columns.shape[at] ?? 0);
  }
  return {
    tokens,
    values,
    columns,
    read: readLabels(tokens, spans),
    terms: termsAt(tokens, language),
    middle,
    coarse,
  };
}

/** Returns the hashed features of each token, for labeling rows. */
export function rowFeatures(given: RowText): RowFeatures {
  const { tokens, values, columns, read, terms, middle, coarse } = contextOf(given);
  const n = tokens.length;
  const clauses = readClauses(tokens, columns.word, columns.value, columns.kinds);
  const count = clauses.length.length;
  const starts = new Int32Array(count + 1).fill(n);
  for (let at = n - 1; at >= 0; at--) starts[clauses.at[at] ?? 0] = at;
  const outlines = Array.from({ length: count }, (_, clause) =>
    outlineOf(tokens, columns.value, starts[clause] ?? 0, starts[clause + 1] ?? n),
  );
  const hashes = outlines.map((outline) => hashText(outline));
  const times = new Map<string, number>();
  for (const outline of outlines) times.set(outline, (times.get(outline) ?? 0) + 1);
  const clauseTerms = new Uint32Array(count);
  for (let at = 0; at < n; at++) {
    const clause = clauses.at[at] ?? 0;
    clauseTerms[clause] = (clauseTerms[clause] ?? 0) | (terms[at] ?? 0);
  }
  const isValue = (at: number): boolean =>
    (columns.value[at] ?? 0) !== 0 || tokens[at]?.type === characterClass.digit;
  const lastValue = nearest(n, isValue, 1);
  const nextValue = nearest(n, isValue, -1);
  const lastTerm = nearest(n, (at) => (terms[at] ?? 0) !== 0, 1);
  const document = documentWord(tokens, columns.kinds, columns.word);
  const isSigned = values.some(({ value }) => value.kind === 'money') ? 1 : 2;
  const lines = tokens.filter(({ startsLine }) => startsLine).length;
  const layout = lines > 3 ? 3 : lines > 1 ? 2 : 1;
  const languageHash = readerLanguages.indexOf(given.language) + 1;
  const col = (column: Uint32Array, at: number): number => (at < 0 ? 11 : at >= n ? 13 : (column[at] ?? 0));
  const kindOf = (at: number): number =>
    at < 0 ? 0 : ((columns.value[at] ?? 0) >> 1) * 2 + (tokens[at]?.type === characterClass.digit ? 1 : 0);

  const buckets: number[] = [];
  const offsets = new Uint32Array(n + 1);
  let template = 0;
  const add = (hash: number): void => {
    buckets.push(mix(templates[template] ?? template, hash) & (bucketCount - 1));
    template++;
  };
  let sentenceStart = 0;
  let lineStart = 0;
  for (let at = 0; at < n; at++) {
    const token = tokens[at] as Token;
    const previous = tokens[at - 1];
    if (token.startsLine) {
      lineStart = at;
      sentenceStart = at;
    } else if (previous && sentenceEnds.has(previous.text) && token.hasSpaceBefore) sentenceStart = at;
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
  return { tokens, values, buckets: Uint32Array.from(buckets), offsets };
}
