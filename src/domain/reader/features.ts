import { characterClass } from './character-class.ts';
import { clauseEnds, readClauses, sentenceEnds } from './clauses.ts';
import { type ReaderLanguage, readerLanguages } from './languages.ts';
import { wordKinds } from './lexicon/lexicon.ts';
import { matchLexicon } from './lexicon/phrase-index.ts';
import { hashText, mix } from './model/hash.ts';
import { type Token, tokenize } from './tokenize.ts';
import { findValues } from './values/find-values.ts';
import type { Found } from './values/scan.ts';
import { wordsWithoutSpaces } from './words-without-spaces.ts';

/** Keeps the time of reading bounded in texts of nothing but signs or ideographs. */
const mostTokens = 3000;

/** Features are hashed into this many buckets. */
export const bucketCount = 1 << 18;

/** Follow-ups and prompts share all weights and have some of their own. */
export type ReadingMode = 'prompt' | 'follow-up';

/** The tokens of a text with the buckets of their features: those of token `n` are from `offsets[n]` on. */
export interface Featured {
  readonly tokens: readonly Token[];
  readonly values: readonly Found[];
  readonly buckets: Uint32Array;
  readonly offsets: Uint32Array;
}

export interface FeatureInput {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly mode: ReadingMode;
  readonly from?: number;
  readonly to?: number;
}

/** One number per kind of feature, so that equal words in different places get different buckets. */
const templates = Array.from({ length: 160 }, (_, number) => hashText(`template ${number}`));

const valueKinds = ['none', 'date', 'time', 'money', 'quantity', 'contact'] as const;

const shapeOf = (token: Token): string => {
  if (token.type === characterClass.digit) return `d${Math.min(token.text.length, 5)}`;
  if (token.type === characterClass.symbol) return token.text;
  if (token.type !== characterClass.letter) return `t${token.type}`;
  const first = token.text.charAt(0);
  const isCapital = first !== first.toLowerCase();
  if (!isCapital) return token.text === token.text.toLowerCase() ? 'x' : 'xX';
  if (token.text.length === 1) return 'X1';
  return token.text === token.text.toUpperCase() ? 'XX' : 'Xx';
};

const quoteMarks = new Set(['"', '“', '”', '„', '«', '»', '「', '」', '『', '』', '《', '》', "'", '‘', '’']);

/** What of a token its neighbours use too, as hashes. */
interface Columns {
  readonly word: Uint32Array;
  readonly shape: Uint32Array;
  readonly prefix: Uint32Array;
  readonly suffix: Uint32Array;
  /** Kind of typed value, with begin or inside. */
  readonly value: Uint32Array;
  /** Set of word kinds. */
  readonly kinds: Uint32Array;
  /** Run of characters without white space. */
  readonly chunk: Uint32Array;
  readonly longWord: Uint32Array;
}

export function featuresOf({ text, language, mode, from = 0, to = text.length }: FeatureInput): Featured {
  const tokens = tokenize(text, from, to, mostTokens);
  const lexicon = matchLexicon(tokens, language);
  const values = findValues({ text, tokens, language, lexicon });
  const n = tokens.length;
  const columns: Columns = {
    word: new Uint32Array(n),
    shape: new Uint32Array(n),
    prefix: new Uint32Array(n),
    suffix: new Uint32Array(n),
    value: new Uint32Array(n),
    kinds: new Uint32Array(n),
    chunk: new Uint32Array(n),
    longWord: new Uint32Array(n),
  };
  const valueAt = new Uint8Array(n);
  for (const { value, first, next } of values) {
    const kind = valueKinds.indexOf(value.kind);
    for (let at = first; at < next; at++) valueAt[at] = kind * 2 + (at === first ? 0 : 1);
  }
  fillColumns(tokens, columns, valueAt, lexicon.own, lexicon.part);
  wordsWithoutSpaces(text, tokens, columns.longWord);

  const buckets: number[] = [];
  const offsets = new Uint32Array(n + 1);
  const languageHash = readerLanguages.indexOf(language) + 1;
  const modeHash = mode === 'follow-up' ? 7 : 0;
  const isWide = language === 'ja' || language === 'zh';
  let template = 0;
  const add = (hash: number): void => {
    buckets.push(mix(templates[template] ?? template, hash) & (bucketCount - 1));
    template++;
  };
  const col = (column: Uint32Array, at: number): number => (at < 0 ? 11 : at >= n ? 13 : (column[at] ?? 0));

  const clauses = readClauses(tokens, columns.word, columns.value);
  const document = documentWord(tokens, columns.kinds, columns.word);
  const isLower = text.slice(from, to) === text.slice(from, to).toLowerCase() ? 1 : 2;
  let sentenceStart = 0;
  let quoteDepth = 0;
  let clauseStart = 0;
  let lineStart = 0;
  let lastStrong = 0;
  for (let at = 0; at < n; at++) {
    const token = tokens[at];
    if (!token) continue;
    template = 0;
    const previous = tokens[at - 1];
    if (token.startsLine) {
      lineStart = at;
      sentenceStart = at;
      clauseStart = at;
    } else if (previous && sentenceEnds.has(previous.text) && token.hasSpaceBefore) sentenceStart = at;
    if (previous && (clauseEnds.has(previous.text) || sentenceEnds.has(previous.text))) clauseStart = at;
    if (quoteMarks.has(token.text)) quoteDepth ^= 1;
    const word = columns.word[at] ?? 0;
    const kinds = columns.kinds[at] ?? 0;
    const value = columns.value[at] ?? 0;
    const shape = columns.shape[at] ?? 0;
    const spacing = (token.hasSpaceBefore ? 1 : 0) + (tokens[at + 1]?.hasSpaceBefore === false ? 2 : 0);
    const p1 = col(columns.word, at - 1);
    const p2 = col(columns.word, at - 2);
    const n1 = col(columns.word, at + 1);
    const n2 = col(columns.word, at + 2);

    // The token itself.
    add(1);
    add(word);
    add(shape);
    add(columns.prefix[at] ?? 0);
    add(columns.suffix[at] ?? 0);
    add(mix(hashText(token.folded.slice(0, 2)), 2));
    add(hashText(token.folded.slice(-2)));
    add(columns.chunk[at] ?? 0);
    add(mix(spacing, shape));
    add(value);
    add(kinds);
    add(mix(value, shape));
    // Its neighbours.
    add(p1);
    add(p2);
    add(n1);
    add(n2);
    add(col(columns.word, at - 3));
    add(col(columns.word, at + 3));
    add(mix(p1, word));
    add(mix(word, n1));
    add(mix(p2, p1));
    add(mix(n1, n2));
    add(mix(mix(p1, word), n1));
    add(mix(mix(p2, p1), word));
    add(mix(p1, n1));
    add(mix(p1, value));
    add(mix(p1, kinds));
    add(mix(p1, shape));
    add(mix(n1, shape));
    add(mix(n1, value));
    add(col(columns.shape, at - 1));
    add(col(columns.shape, at + 1));
    add(mix(col(columns.shape, at - 1), mix(shape, col(columns.shape, at + 1))));
    add(col(columns.value, at - 1));
    add(col(columns.value, at + 1));
    add(col(columns.value, at + 2));
    add(mix(col(columns.value, at - 1), value));
    add(mix(value, col(columns.value, at + 1)));
    add(mix(mix(col(columns.value, at - 2), col(columns.value, at - 1)), value));
    add(col(columns.kinds, at - 1));
    add(col(columns.kinds, at + 1));
    add(mix(col(columns.kinds, at - 1), kinds));
    add(mix(kinds, col(columns.kinds, at + 1)));
    add(col(columns.kinds, at - 2));
    add(col(columns.kinds, at + 2));
    add(col(columns.suffix, at - 1));
    add(col(columns.suffix, at + 1));
    add(col(columns.chunk, at - 1));
    // Where it stands.
    const fromSentence = Math.min(at - sentenceStart, 4);
    const fromClause = Math.min(at - clauseStart, 4);
    add(fromSentence);
    add(mix(fromSentence, shape));
    add(mix(fromClause, kinds));
    add(mix(Math.min(at, 6), word));
    add(mix(Math.min(n - at, 4), kinds));
    add(mix(Math.min(at - lineStart, 2), token.startsLine ? 1 : 0));
    add(mix(quoteDepth, quoteMarks.has(token.text) ? 1 : 0));
    add(mix(Math.min(Math.floor((4 * at) / Math.max(n, 1)), 3), kinds));
    // What began the clause and the sentence, and the last word of a known kind.
    add(mix(col(columns.word, clauseStart), fromClause));
    add(mix(col(columns.kinds, clauseStart), shape));
    add(mix(col(columns.word, sentenceStart), 3));
    add(mix(col(columns.value, clauseStart), value));
    add(mix(col(columns.kinds, lastStrong), shape));
    add(mix(col(columns.word, lastStrong), Math.min(at - lastStrong, 5)));
    // The clause as a whole: a run of short clauses is a list, one with a verb and many words a fact.
    const clause = clauses.at[at] ?? 0;
    const length = clauses.length[clause] ?? 0;
    const size = Math.min(length, 6);
    const siblings = clauses.siblings[clause] ?? 0;
    add(size);
    add(mix(size, fromClause));
    add(mix(siblings, size));
    add(mix(mix(siblings, size), kinds));
    add(clauses.colon[clause] ?? 0);
    add(mix(clauses.colon[clause] ?? 0, siblings));
    add(mix(clauses.value[clause] ?? 0, value));
    add(mix(clauses.value[clause] ?? 0, shape));
    add(mix(clauses.value[clause] ?? 0, mix(size, siblings)));
    add(
      mix(
        Math.min(clauses.length[clause - 1] ?? 9, 6),
        mix(size, Math.min(clauses.length[clause + 1] ?? 9, 6)),
      ),
    );
    add(mix(clauses.first[clause] ?? 0, clauses.mark[clause] ?? 0));
    add(mix(clauses.last[clause] ?? 0, 5));
    // The document as a whole.
    add(mix(document, value));
    add(mix(document, mix(siblings, size)));
    add(mix(document, p1));
    add(mix(document, mix(shape, fromClause)));
    add(mix(isLower, shape));
    // Language.
    add(mix(languageHash, shape));
    add(mix(languageHash, word));
    add(mix(languageHash, kinds));
    add(mix(languageHash, p1));
    // Scripts without spaces: longer stretches of characters and the words of a dictionary.
    template = 100;
    if (isWide) {
      const n3 = col(columns.word, at + 3);
      const p3 = col(columns.word, at - 3);
      add(columns.longWord[at] ?? 0);
      add(mix(col(columns.longWord, at - 1), columns.longWord[at] ?? 0));
      add(mix(columns.longWord[at] ?? 0, col(columns.longWord, at + 1)));
      add(mix(mix(word, n1), n2));
      add(mix(mix(p3, p2), p1));
      add(mix(mix(n1, n2), n3));
      add(mix(mix(word, n1), mix(n2, n3)));
      add(mix(mix(p2, p1), mix(word, n1)));
      add(col(columns.word, at + 4));
      add(col(columns.word, at - 4));
      add(mix(n2, n3));
      add(mix(p3, p2));
    }
    const inLexicon = lexicon.begins[at] ?? 0;
    const isLong = lexicon.long[at] ?? 0;
    for (let bit = 0; bit < wordKinds.length; bit++) {
      if (kinds & (1 << bit)) {
        template = 116;
        add(bit);
        add(mix(bit, (inLexicon >> bit) & 1));
        add(mix(bit, (isLong >> bit) & 1));
        add(mix(bit, p1));
        add(mix(bit, fromClause));
      }
      if ((lexicon.foreign[at] ?? 0) & (1 << bit)) {
        template = 122;
        add(bit);
      }
    }
    if (modeHash !== 0) {
      template = 130;
      add(modeHash);
      add(mix(modeHash, word));
      add(mix(modeHash, p1));
      add(mix(modeHash, n1));
      add(mix(modeHash, mix(p2, p1)));
      add(mix(modeHash, kinds));
      add(mix(modeHash, shape));
      add(mix(modeHash, mix(Math.min(at, 3), shape)));
    }
    if (kinds !== 0 || value !== 0) lastStrong = at;
    offsets[at + 1] = buckets.length;
  }
  return { tokens, values, buckets: Uint32Array.from(buckets), offsets };
}

/** The first word for a kind of document: an invoice lists other things than a birthday card. */
function documentWord(tokens: readonly Token[], kinds: Uint32Array, words: Uint32Array): number {
  const bit = 1 << wordKinds.indexOf('kind');
  const at = tokens.findIndex((_token, index) => ((kinds[index] ?? 0) & bit) !== 0);
  return at < 0 ? 0 : (words[at] ?? 0);
}

function fillColumns(
  tokens: readonly Token[],
  columns: Columns,
  valueAt: Uint8Array,
  own: Uint32Array,
  part: Uint32Array,
): void {
  let chunk = '';
  let chunkFirst = 0;
  const closeChunk = (next: number): void => {
    const hash = hashText(chunk);
    for (let at = chunkFirst; at < next; at++) columns.chunk[at] = mix(hash, Math.min(at - chunkFirst, 3));
    chunk = '';
    chunkFirst = next;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.hasSpaceBefore || at - chunkFirst > 6) closeChunk(at);
    chunk += token.folded;
    const isNumber = token.type === characterClass.digit;
    // The size of a number matters, its digits do not; small ones and years are words of their own.
    const word = isNumber && token.text.length > 2 ? `#${token.text.length}` : token.folded;
    columns.word[at] = hashText(word);
    columns.shape[at] = hashText(shapeOf(token));
    columns.prefix[at] = hashText(token.folded.slice(0, 4), 5);
    columns.suffix[at] = hashText(token.folded.slice(-3), 7);
    columns.value[at] = valueAt[at] ?? 0;
    columns.kinds[at] = (own[at] ?? 0) | (part[at] ? ((part[at] ?? 0) & 0x1ffff) | 0x20000 : 0);
  }
  closeChunk(tokens.length);
}
