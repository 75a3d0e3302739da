import { fold, type Token, tokenize } from '../../reader/tokenize.ts';

const lists = new Map<string, readonly string[]>();

function wordsOf(list: string): readonly string[] {
  const known = lists.get(list);
  if (known) return known;
  const words = list
    .split(',')
    .map((word) => fold(word.trim()))
    .filter(Boolean);
  lists.set(list, words);
  return words;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a folded word is in the list. */
export const isWordOf = (word: string, list: string): boolean => wordsOf(list).includes(word);

/** Returns whether a text contains a word of the list as a whole word. */
export function hasWordOf(text: string, list: string): boolean {
  const words = wordsOf(list);
  const folded = fold(text);
  const tokens = new Set(tokenize(folded).map((token) => token.folded));
  return words.some(
    (word) => tokens.has(word) || ((word.includes(' ') || unspaced.test(word)) && folded.includes(word)),
  );
}

const phrases = new Map<string, readonly (readonly string[])[]>();

function phrasesOf(list: string): readonly (readonly string[])[] {
  const known = phrases.get(list);
  if (known) return known;
  const split = wordsOf(list).map((phrase) => tokenize(phrase).map(({ folded }) => folded));
  phrases.set(list, split);
  return split;
}

/**
 * Returns the index after the longest phrase of the list that starts at a token, or that index if none does.
 */
export function phraseEnd(tokens: readonly Token[], at: number, list: string): number {
  let end = at;
  for (const phrase of phrasesOf(list))
    if (at + phrase.length > end && phrase.every((word, step) => tokens[at + step]?.folded === word))
      end = at + phrase.length;
  return end;
}
