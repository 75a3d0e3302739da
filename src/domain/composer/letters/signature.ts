import type { Clause } from '../facts/text-clauses.ts';
import { isName } from './courtesies.ts';
import { behind, isWord, letterTokens } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';

/** '12 Elm Street', 'Lindenstr. 8', '50667 Köln', 'flat 4B': a number beside a name. */
export const isAddressLine = (line: string): boolean =>
  /^\d+\p{L}? (?:\p{Ll}+ ){0,2}\p{Lu}/u.test(line) ||
  /^\p{Lu}[\p{L}.-]+(?: \p{L}+)? \d+\p{L}?$/u.test(line) ||
  /^\p{L}+ \d+\p{Lu}$/u.test(line);

/** Returns the writer's name at the end of a prompt, behind words such as 'with thanks': its first character. */
export function signedAt(clauses: readonly Clause[], text: string, words: LetterWords): number | null {
  const last = clauses.at(-1);
  const before = clauses.at(-2);
  if (!last || !before) return null;
  const name = letterTokens(text, last.start, last.end);
  const off = letterTokens(text, before.start, before.end).filter(isWord);
  const isOff =
    off.length > 0 && Math.max(behind(off, 0, words.signOffs), behind(off, 0, words.from)) === off.length;
  return isOff && isName(name) ? last.start : null;
}
