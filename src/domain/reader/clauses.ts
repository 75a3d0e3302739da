import { mix } from './model/hash.ts';
import type { Token } from './tokenize.ts';

export const sentenceEnds: ReadonlySet<string> = new Set(['.', '!', '?', '。', '！', '？', '؟']);
export const clauseEnds: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  '–',
  '—',
  '(',
  ')',
  '、',
  '，',
  '：',
  '；',
  '،',
  '؛',
  '•',
  '·',
]);
const colons = new Set([':', '：']);

/** Text between punctuation marks and line breaks, with the features the labeler needs. */
export interface Clauses {
  /** Clause index of each token. */
  readonly at: Uint32Array;
  readonly length: number[];
  /** Number of nearby clauses of similar length, including itself; at most 4. */
  readonly siblings: number[];
  /** Hash of the word before the last colon of the line, or 0. */
  readonly colon: number[];
  /** Kind of its first typed value. */
  readonly value: number[];
  readonly first: number[];
  /** Hash of its first two words. */
  readonly opening: number[];
  readonly last: number[];
  /** Union of the kinds of all its words. */
  readonly kinds: number[];
  /** Hash of the first two words of its sentence. */
  readonly sentence: number[];
  /** 1 after a sentence end, 2 after a line break, 3 after a colon, otherwise 0. */
  readonly mark: number[];
}

const mostSiblings = 4;
const isAlike = (first: number, second: number): boolean =>
  Math.abs(first - second) <= 2 + Math.min(first, second) / 2;

export function readClauses(
  tokens: readonly Token[],
  words: Uint32Array,
  values: Uint32Array,
  kinds: Uint32Array,
): Clauses {
  const clauses: Clauses = {
    at: new Uint32Array(tokens.length),
    length: [],
    siblings: [],
    colon: [],
    value: [],
    first: [],
    opening: [],
    last: [],
    kinds: [],
    sentence: [],
    mark: [],
  };
  let current = -1;
  let colon = 0;
  let sentence = 0;
  for (const [at, token] of tokens.entries()) {
    const previous = tokens[at - 1];
    const isNumberMark =
      previous && !token.hasSpaceBefore && !previous.hasSpaceBefore && /^[.,:–]$/.test(previous.text);
    const isSentence = previous !== undefined && sentenceEnds.has(previous.text) && !isNumberMark;
    const isClause = previous !== undefined && clauseEnds.has(previous.text) && !isNumberMark;
    if (previous && colons.has(previous.text) && !isNumberMark) colon = words[at - 2] ?? 1;
    if (token.startsLine) colon = 0;
    if (!previous || token.startsLine || isSentence || isClause) {
      current++;
      clauses.length[current] = 0;
      clauses.colon[current] = colon;
      clauses.value[current] = 0;
      clauses.first[current] = words[at] ?? 0;
      clauses.opening[current] = mix(words[at] ?? 0, words[at + 1] ?? 0);
      clauses.kinds[current] = 0;
      if (!previous || token.startsLine || isSentence) sentence = clauses.opening[current] ?? 0;
      clauses.sentence[current] = sentence;
      clauses.mark[current] = token.startsLine
        ? 2
        : isSentence
          ? 1
          : previous && colons.has(previous.text)
            ? 3
            : 0;
    }
    clauses.at[at] = current;
    clauses.length[current] = (clauses.length[current] ?? 0) + 1;
    clauses.last[current] = words[at] ?? 0;
    clauses.kinds[current] = (clauses.kinds[current] ?? 0) | (kinds[at] ?? 0);
    if (!clauses.value[current]) clauses.value[current] = values[at] ?? 0;
  }
  for (let clause = 0; clause <= current; clause++) {
    const length = clauses.length[clause] ?? 0;
    let siblings = 1;
    for (let other = clause - 1; other >= 0 && siblings < mostSiblings; other--) {
      if (!isAlike(clauses.length[other] ?? 0, length)) break;
      siblings++;
    }
    for (let other = clause + 1; other <= current && siblings < mostSiblings; other++) {
      if (!isAlike(clauses.length[other] ?? 0, length)) break;
      siblings++;
    }
    clauses.siblings[clause] = siblings;
  }
  return clauses;
}
