import type { Token } from '../../reader/tokenize.ts';
import { type Casting, isCommand } from './cast-clause.ts';
import { behind, hasCapital, isWord, startsWith } from './letter-tokens.ts';

const mostWords = 9;

/** Returns whether a person or a thing is named at a token, rather than an infinitive: 'to my landlord', 'to Ms. Lee'. */
export function startsNoun(tokens: readonly Token[], at: number, { words }: Casting): boolean {
  return (
    startsWith(tokens, at, words.determiners) || startsWith(tokens, at, words.roles) || hasCapital(tokens[at])
  );
}

/** Returns the index behind the name of a person or a thing. */
export function behindNoun(tokens: readonly Token[], from: number, casting: Casting): number {
  const { words } = casting;
  let at = from;
  while (at < tokens.length && at - from < mostWords) {
    const token = tokens[at];
    if (!token) break;
    const isDot = token.text === '.' && !token.hasSpaceBefore;
    const isJoin =
      !isWord(token) &&
      !token.hasSpaceBefore &&
      token.text !== ',' &&
      tokens[at + 1]?.hasSpaceBefore === false;
    if (!isWord(token) && !isDot && !isJoin) break;
    if (at > from && isWord(token) && !isJoined(tokens, at, casting)) {
      if (startsWith(tokens, at, words.ends) || isCommand(tokens, at, casting)) break;
    }
    at = Math.max(at + 1, at === from ? behind(tokens, at, words.determiners) : 0);
  }
  return at;
}

/** 'My mom and dad', 'Paul and Inès' are one phrase. */
function isJoined(tokens: readonly Token[], at: number, casting: Casting): boolean {
  const next = behind(tokens, at, casting.words.and);
  if (next === at) return false;
  return hasCapital(tokens[next]) || startsNoun(tokens, next, casting);
}
