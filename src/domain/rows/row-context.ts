import { type Analysis, analyze } from '../reader/analyze.ts';
import { characterClass } from '../reader/character-class.ts';
import { sentenceEnds } from '../reader/clauses.ts';
import { labels } from '../reader/labels.ts';
import type { ReaderLanguage } from '../reader/languages.ts';
import type { ReadSpan } from '../reader/read-prompt.ts';
import type { Token } from '../reader/tokenize.ts';
import { termsAt } from './term-words.ts';

/** Rows are read in this many tokens; what follows is pasted content. */
const mostTokens = 1_500;

export interface RowText {
  readonly text: string;
  readonly language: ReaderLanguage;
  /** What the reader of prompts says about the words. */
  readonly spans: readonly ReadSpan[];
}

/** What is known of each token of a prompt before its rows are read. */
export interface RowContext extends Analysis {
  /** Label of the reader of prompts with a begin or inside mark, or 0. */
  readonly read: Uint32Array;
  /** From 0 to 3: how sure that label is. */
  readonly sureness: Uint8Array;
  /** Bit set of the lists of bill words, and that of its clause. */
  readonly terms: Uint32Array;
  readonly clauseTerms: Uint32Array;
  /** First token of each clause, and of one behind the last. */
  readonly starts: Int32Array;
  /** What each clause is made of, such as words, money, words: 'wmw', and how often that occurs. */
  readonly outlines: readonly string[];
  readonly times: ReadonlyMap<string, number>;
  /** Kind of typed value, and whether it is a number. */
  readonly valueKinds: Uint8Array;
  /** The last and the next value or number, or -1. */
  readonly lastValue: Int32Array;
  readonly nextValue: Int32Array;
  readonly lastTerm: Int32Array;
  /** First token of its line, and of its sentence. */
  readonly lineStarts: Int32Array;
  readonly sentenceStarts: Int32Array;
  /** 1 if a currency is named, else 2. */
  readonly isSigned: number;
  /** From 1 to 3: one line, a few, more. */
  readonly layout: number;
}

/** Letters of the kinds of values: none, date, time, money, quantity, contact. */
const valueLetters = ['', 'd', 't', 'm', 'q', 'c'];
const longestOutline = 8;

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

function readLabels(
  tokens: readonly Token[],
  spans: readonly ReadSpan[],
): { read: Uint32Array; sureness: Uint8Array } {
  const read = new Uint32Array(tokens.length);
  const sureness = new Uint8Array(tokens.length);
  let at = 0;
  for (const { label, start, end, confidence } of spans) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++;
    for (let first = true; at < tokens.length && (tokens[at]?.start ?? end) < end; at++, first = false) {
      read[at] = 2 + labels.indexOf(label) * 2 + (first ? 0 : 1);
      sureness[at] = Math.min(3, Math.floor(confidence * 4));
    }
  }
  return { read, sureness };
}

/** For each token, the last or next other one of which something is known, or -1. */
function nearest(length: number, isKnown: (at: number) => boolean, step: 1 | -1): Int32Array {
  const near = new Int32Array(length).fill(-1);
  let last = -1;
  for (let at = step === 1 ? 0 : length - 1; at >= 0 && at < length; at += step) {
    near[at] = last;
    if (isKnown(at)) last = at;
  }
  return near;
}

function startsOf(tokens: readonly Token[]): { lineStarts: Int32Array; sentenceStarts: Int32Array } {
  const lineStarts = new Int32Array(tokens.length);
  const sentenceStarts = new Int32Array(tokens.length);
  let line = 0;
  let sentence = 0;
  for (const [at, { startsLine, hasSpaceBefore }] of tokens.entries()) {
    if (startsLine) line = at;
    if (startsLine || (sentenceEnds.has(tokens[at - 1]?.text ?? '') && hasSpaceBefore)) sentence = at;
    lineStarts[at] = line;
    sentenceStarts[at] = sentence;
  }
  return { lineStarts, sentenceStarts };
}

export function rowContext({ text, language, spans }: RowText): RowContext {
  const analysis = analyze({ text, language, mode: 'prompt', most: mostTokens });
  const { tokens, columns, clauses, values } = analysis;
  const n = tokens.length;
  const count = clauses.length.length;
  const starts = new Int32Array(count + 1).fill(n);
  for (let at = n - 1; at >= 0; at--) starts[clauses.at[at] ?? 0] = at;
  const outlines = Array.from({ length: count }, (_, clause) =>
    outlineOf(tokens, columns.value, starts[clause] ?? 0, starts[clause + 1] ?? n),
  );
  const times = new Map<string, number>();
  for (const outline of outlines) times.set(outline, (times.get(outline) ?? 0) + 1);
  const terms = termsAt(tokens, language);
  const clauseTerms = new Uint32Array(count);
  for (let at = 0; at < n; at++) {
    const clause = clauses.at[at] ?? 0;
    clauseTerms[clause] = (clauseTerms[clause] ?? 0) | (terms[at] ?? 0);
  }
  const valueKinds = Uint8Array.from(
    tokens,
    ({ type }, at) => ((columns.value[at] ?? 0) >> 1) * 2 + (type === characterClass.digit ? 1 : 0),
  );
  const isValue = (at: number): boolean =>
    (columns.value[at] ?? 0) !== 0 || tokens[at]?.type === characterClass.digit;
  const lines = tokens.filter(({ startsLine }) => startsLine).length;
  return {
    ...analysis,
    ...readLabels(tokens, spans),
    ...startsOf(tokens),
    terms,
    clauseTerms,
    starts,
    outlines,
    times,
    valueKinds,
    lastValue: nearest(n, isValue, 1),
    nextValue: nearest(n, isValue, -1),
    lastTerm: nearest(n, (at) => (terms[at] ?? 0) !== 0, 1),
    isSigned: values.some(({ value }) => value.kind === 'money') ? 1 : 2,
    layout: lines > 3 ? 3 : lines > 1 ? 2 : 1,
  };
}
