import { type Analysis, quoteMarks } from '../analyze.ts';
import { clauseEnds, sentenceEnds } from '../clauses.ts';
import { readerLanguages } from '../languages.ts';
import { classesOf } from '../word-classes.ts';
import { hashText, mix } from './hash.ts';
import { createCategories, foldHash } from './input-categories.ts';

/**
 * What the network sees of each token: rows of one table of vectors, in three groups (the word, its letters, what is
 * known of it and its clause). The vectors of a group are added up.
 */
export interface NetworkInputs {
  readonly length: number;
  readonly rows: Uint32Array;
  /** The rows of group `g` of token `t` start at `offsets[t * groupCount + g]`. */
  readonly offsets: Uint32Array;
}

export const groupCount = 3;
export const wordGroup = 0;
export const lettersGroup = 1;

/** Parts of letters share this many vectors. */
const letterRows = 8192;
const mostParts = 16;
const partLengths = [4, 3, 5] as const;
/** Sets of bits: those of the kinds of the lexicon. */
const bitSets = [27, 27, 27, 27, 27, 27, 27];

const sizes = {
  shape: 256,
  fine: 1040,
  middle: 208,
  coarse: 56,
  colon: 512,
  document: 512,
  first: 1024,
  opening: 2048,
  value: 16,
  run: 128,
  runPlace: 16,
  runLength: 16,
  clauseLength: 16,
  siblings: 8,
  mark: 4,
  clauseValue: 16,
  position: 64,
  spacing: 16,
  writing: 16,
  language: 16,
  line: 2,
} as const;
const categories = createCategories(sizes, bitSets, letterRows);

/** Rows of the table for what else is known of each token, behind those that every network has. */
export interface MoreInputs {
  readonly end: number;
  readonly add: (at: number, into: number[]) => void;
}

/** The first row for more inputs. */
export const firstOfMore = categories.end;
const nothing: MoreInputs = { end: firstOfMore, add: () => undefined };

/** The row of all unknown words, if there are no more inputs. Those of known words follow it. */
export const unknownWord = nothing.end;

/** A word's key in the network's vocabulary. */
export const wordKey = (hash: number): number => hash >>> 8;

/** Calls `add` with the hash of parts of three to five letters, those of both ends first. */
function eachPart(word: string, add: (hash: number) => void): void {
  const marked = `<${word}>`;
  let left = mostParts;
  const put = (from: number, length: number): void => {
    if (left-- > 0) add(hashText(marked.slice(from, from + length), 77));
  };
  for (const length of partLengths) {
    if (marked.length <= length) continue;
    put(0, length);
    put(marked.length - length, length);
  }
  for (const length of partLengths)
    for (let from = 1; from + length < marked.length && left > 0; from++) put(from, length);
}

interface InputOptions {
  /** Maximum number of tokens. */
  readonly most?: number;
  readonly more?: MoreInputs;
}

/** Returns the network's inputs. `words` gives the place of a known word. */
export function networkInputs(
  analysis: Analysis,
  words: ReadonlyMap<number, number>,
  { most = Number.POSITIVE_INFINITY, more = nothing }: InputOptions = {},
): NetworkInputs {
  const { tokens, columns, lexicon, clauses, runs, document, language, mode, isLower } = analysis;
  const length = Math.min(tokens.length, most);
  const rows: number[] = [];
  const offsets = new Uint32Array(length * groupCount + 1);
  const isWide = language === 'ja' || language === 'zh';
  const hasClasses = language === 'en';
  const letters = (hash: number): void => void rows.push(foldHash(hash) % letterRows);
  const put = (name: keyof typeof sizes, value: number): void =>
    void rows.push(categories.rowOf(name, value));
  const putBits = (set: number, bits: number): void => categories.addBits(set, bits, rows);
  let sentenceStart = 0;
  let clauseStart = 0;
  let quote = 0;
  for (let at = 0; at < length; at++) {
    const token = tokens[at];
    if (!token) continue;
    const previous = tokens[at - 1];
    if (token.startsLine) {
      sentenceStart = at;
      clauseStart = at;
    } else if (previous && sentenceEnds.has(previous.text) && token.hasSpaceBefore) sentenceStart = at;
    if (previous && (clauseEnds.has(previous.text) || sentenceEnds.has(previous.text))) clauseStart = at;
    if (quoteMarks.has(token.text)) quote ^= 1;
    const word = columns.word[at] ?? 0;

    const place = words.get(wordKey(word));
    rows.push(place === undefined ? more.end : more.end + 1 + place);
    offsets[at * groupCount + 1] = rows.length;

    if (isWide) {
      letters(mix(columns.longWord[at] ?? 0, 3));
      letters(mix(word, columns.word[at + 1] ?? 5));
      letters(mix(columns.word[at - 1] ?? 6, mix(word, 9)));
    }
    eachPart(token.folded, letters);
    letters(mix(columns.chunk[at] ?? 0, 21));
    offsets[at * groupCount + 2] = rows.length;

    const clause = clauses.at[at] ?? 0;
    putBits(0, columns.kinds[at] ?? 0);
    putBits(1, lexicon.begins[at] ?? 0);
    putBits(2, lexicon.long[at] ?? 0);
    putBits(3, lexicon.foreign[at] ?? 0);
    putBits(4, clauses.kinds[clause] ?? 0);
    putBits(5, clauses.kinds[clause - 1] ?? 0);
    putBits(6, clauses.kinds[clause + 1] ?? 0);
    const classes = hasClasses ? classesOf(token.folded) : undefined;
    put('shape', foldHash(columns.shape[at] ?? 0));
    put('fine', classes?.fine ?? 0);
    put('middle', classes?.middle ?? 0);
    put('coarse', classes?.coarse ?? 0);
    put('colon', foldHash(clauses.colon[clause] ?? 0));
    put('document', foldHash(document));
    put('first', foldHash(clauses.first[clause] ?? 0));
    put('opening', foldHash(clauses.opening[clause] ?? 0));
    put('value', columns.value[at] ?? 0);
    put('run', runs.type[at] ?? 0);
    put('runPlace', runs.place[at] ?? 0);
    put('runLength', runs.length[at] ?? 0);
    put('clauseLength', Math.min(clauses.length[clause] ?? 0, 12));
    put('siblings', clauses.siblings[clause] ?? 0);
    put('mark', clauses.mark[clause] ?? 0);
    put('clauseValue', clauses.value[clause] ?? 0);
    put('position', Math.min(at - clauseStart, 6) * 8 + Math.min(at - sentenceStart, 6));
    const spaces = (token.hasSpaceBefore ? 1 : 0) + (tokens[at + 1]?.hasSpaceBefore === false ? 2 : 0);
    put('spacing', spaces + 4 * quote + (token.startsLine ? 8 : 0));
    put('writing', (isLower ? 4 : 8) + (mode === 'follow-up' ? 1 : 0));
    put('language', readerLanguages.indexOf(language) + 1);
    put('line', token.startsLine && at > 0 ? 1 : 0);
    more.add(at, rows);
    offsets[at * groupCount + 3] = rows.length;
  }
  return { length, rows: Uint32Array.from(rows), offsets };
}
