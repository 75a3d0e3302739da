import type { Clause } from '../facts/text-clauses.ts';
import type { Casting } from './cast.ts';
import { behind, hasCapital, letterTokens, startsWith } from './letter-tokens.ts';

/** Words behind the first name of a letter within which a longer one may follow: 'write a short complaint letter'. */
const mostInKind = 6;

interface Kind {
  readonly start: number;
  readonly end: number;
}

/** Returns the words that name the letter, as positions in the text. */
export function kindIn(clause: Clause, { text, words }: Casting, language: string): Kind | null {
  const tokens = letterTokens(text, clause.start, clause.end);
  const compounds = language === 'de' ? words.letters.split(', ').filter((name) => name.length > 3) : [];
  const endOf = (at: number): number => {
    const end = behind(tokens, at, words.letters);
    const word = tokens[at];
    const isCompound =
      word !== undefined && hasCapital(word) && compounds.some((name) => word.folded.endsWith(name));
    return end > at ? end : isCompound ? at + 1 : at;
  };
  const first = tokens.findIndex((_, at) => endOf(at) > at);
  const start = tokens[first];
  if (!start) return null;
  let end = endOf(first);
  for (let at = end; at < Math.min(tokens.length, first + mostInKind); at++) {
    if (startsWith(tokens, at, `${words.to}, ${words.from}, ${words.about}, ${words.that}, ${words.ends}`)) {
      // 'Letter of thanks' goes on.
      if (!/^(?:of|de|d)$/.test(tokens[at]?.folded ?? '') || endOf(at + 1) === at + 1) break;
      continue;
    }
    if (endOf(at) > at) end = Math.max(end, endOf(at));
  }
  return { start: start.start, end: tokens[end - 1]?.end ?? start.end };
}
