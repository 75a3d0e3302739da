import { characterClass } from './character-class.ts';
import { wordKinds } from './lexicon/lexicon.ts';
import type { LexiconMatches } from './lexicon/phrase-index.ts';
import { hashText, mix } from './model/hash.ts';
import type { Token } from './tokenize.ts';
import type { Found } from './values/scan.ts';
import { wordsWithoutSpaces } from './words-without-spaces.ts';

/** Set together with a word's kinds if only its suffix or stem matched. */
const isPart = 1 << wordKinds.length;

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

/** Hashed token features that neighboring tokens use too. */
export interface Columns {
  readonly word: Uint32Array;
  readonly shape: Uint32Array;
  readonly prefix: Uint32Array;
  readonly suffix: Uint32Array;
  /** Kind of typed value, with a begin or inside mark. */
  readonly value: Uint32Array;
  /** Set of word kinds. */
  readonly kinds: Uint32Array;
  /** Run of characters without white space. */
  readonly chunk: Uint32Array;
  readonly longWord: Uint32Array;
}

export function columnsOf(
  text: string,
  tokens: readonly Token[],
  values: readonly Found[],
  { own, part }: LexiconMatches,
): Columns {
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
  wordsWithoutSpaces(text, tokens, columns.longWord);
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
    // For longer numbers only the length matters. Numbers of up to two digits keep their own hash.
    const word = isNumber && token.text.length > 2 ? `#${token.text.length}` : token.folded;
    columns.word[at] = hashText(word);
    columns.shape[at] = hashText(shapeOf(token));
    columns.prefix[at] = hashText(token.folded.slice(0, 4), 5);
    columns.suffix[at] = hashText(token.folded.slice(-3), 7);
    columns.value[at] = valueAt[at] ?? 0;
    columns.kinds[at] = (own[at] ?? 0) | (part[at] ? (part[at] ?? 0) | isPart : 0);
  }
  closeChunk(tokens.length);
  return columns;
}

/**
 * Returns the hash of the first word that names a kind of document. The expected lists depend on it: an
 * invoice lists other things than a birthday card.
 */
export function documentWord(tokens: readonly Token[], kinds: Uint32Array, words: Uint32Array): number {
  const bit = 1 << wordKinds.indexOf('kind');
  const at = tokens.findIndex((_token, index) => ((kinds[index] ?? 0) & bit) !== 0);
  return at < 0 ? 0 : (words[at] ?? 0);
}
