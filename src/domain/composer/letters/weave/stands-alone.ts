import type { Token } from '../../../reader/tokenize.ts';
import type { Clause } from '../../facts/text-clauses.ts';
import type { Casting } from '../cast.ts';
import { behind, isWord, letterTokens, startsWith } from '../letter-tokens.ts';
import type { Frame } from '../lexicon/letter-words.ts';
import { shapeOf } from './clause-shape.ts';

/** Words of a member of a list: 'chess, tennis and golf'. */
const mostInMember = 3;

/** Returns whether a clause is about the text to write rather than what it is to say: its tone, or the writer's doubts. */
export const isAboutText = (tokens: readonly Token[], { clauses }: Casting): boolean =>
  clauses !== null && startsWith(tokens, behind(tokens, 0, clauses.connectives), clauses.unprinted);

/** Returns whether a clause behind a comma says something of its own rather than going on with a list. */
export function standsAlone(
  tokens: readonly Token[],
  following: readonly Clause[],
  { clauses, text, words }: Casting,
  before: Frame | null,
): boolean {
  if (clauses === null) return false;
  const { type } = shapeOf(tokens, clauses);
  const isVerb = type === 'third' || type === 'past';
  // 'He built it, mends it and lends it' is one sentence.
  if (isVerb && hasJoinedVerb(tokens, following, { clauses, text })) return false;
  if (type !== 'phrase') return true;
  const said = tokens.filter(isWord);
  // Behind 'mention', more words may belong to a list.
  const most = before === null || before.isAsk ? mostInMember : 2 * mostInMember;
  const isMember = (part: readonly Token[]): boolean => part.filter(isWord).length <= most;
  const joins = said.findIndex((_, at) => at > 0 && startsWith(said, at, words.and));
  if (joins > 0 && joins <= most && said.length - joins - 1 <= most) return false;
  const end = following.findIndex(({ after }) => after !== 'comma');
  const members = following
    .slice(0, end < 0 ? following.length : end)
    .map((clause) => letterTokens(text, clause.start, clause.end));
  const last = members.findIndex((part) => startsWith(part, 0, words.and));
  return !(last >= 0 && isMember(tokens) && members.slice(0, last).every(isMember));
}

/** Returns whether a series of verbs ends with 'and'. */
function hasJoinedVerb(
  tokens: readonly Token[],
  following: readonly Clause[],
  { clauses, text }: Pick<Casting, 'clauses' | 'text'>,
): boolean {
  if (clauses === null) return false;
  const isJoined = (part: readonly Token[]): boolean =>
    part.some((_, at) => {
      const next = behind(part, at, clauses.connectives);
      const { type } = next > at ? shapeOf(part.slice(next), clauses) : { type: 'phrase' };
      return type === 'third' || type === 'past';
    });
  if (isJoined(tokens)) return true;
  const [next] = following;
  return next?.after === 'comma' && isJoined(letterTokens(text, next.start, next.end));
}
