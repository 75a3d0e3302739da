import { fold, tokenize } from '../../reader/tokenize.ts';

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

/** Whether a folded word is one of the list. */
export const isWordOf = (word: string, list: string): boolean => wordsOf(list).includes(word);

/** Whether a text has a word of the list, as a whole word. */
export function hasWordOf(text: string, list: string): boolean {
  const words = wordsOf(list);
  const folded = fold(text);
  const tokens = new Set(tokenize(folded).map((token) => token.folded));
  return words.some(
    (word) => tokens.has(word) || ((word.includes(' ') || unspaced.test(word)) && folded.includes(word)),
  );
}
