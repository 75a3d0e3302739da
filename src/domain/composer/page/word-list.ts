import { fold, tokenize } from '../../reader/tokenize.ts';

const lists = new Map<string, readonly string[]>();

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text has a word of the list, as a whole word. */
export function hasWordOf(text: string, list: string): boolean {
  let words = lists.get(list);
  if (!words) {
    words = list
      .split(',')
      .map((word) => fold(word.trim()))
      .filter(Boolean);
    lists.set(list, words);
  }
  const folded = fold(text);
  const tokens = new Set(tokenize(folded).map((token) => token.folded));
  return words.some(
    (word) => tokens.has(word) || ((word.includes(' ') || unspaced.test(word)) && folded.includes(word)),
  );
}
