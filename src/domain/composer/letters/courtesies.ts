import type { Token } from '../../reader/tokenize.ts';
import { behind, hasCapital, isWord, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';

/** Returns the index behind what somebody types to whoever writes for them: 'hi, could you please'. */
export function behindCourtesies(tokens: readonly Token[], from: number, words: LetterWords): number {
  let at = from;
  for (;;) {
    const token = tokens[at];
    const next = behind(tokens, at, words.courtesies);
    if (next > at) at = next;
    else if (token && !isWord(token) && at > from) at++;
    else return at;
  }
}

/** Returns whether a clause only greets, thanks or asks the writer of the letter. */
export function isCourtesy(tokens: readonly Token[], words: LetterWords): boolean {
  const rest = tokens.slice(behindCourtesies(tokens, 0, words));
  return rest.every((token) => !isWord(token));
}

/** Returns whether a clause is only about how the letter reads: 'polite but firm'. */
export function isWish(tokens: readonly Token[], words: LetterWords): boolean {
  const said = tokens.filter(isWord);
  return (
    said.length > 0 && said.every((token) => /^\d+$/.test(token.text) || startsWith([token], 0, words.wishes))
  );
}

const mostNameWords = 4;

/** Returns whether words are the name of the writer: capitals, except in words such as 'from'. */
export const isName = (tokens: readonly Token[]): boolean => {
  const said = tokens.filter(isWord);
  return said.length > 0 && said.length <= mostNameWords && said.every(hasCapital);
};
