import type { Token } from '../../reader/tokenize.ts';
import { bareFrame, type Cast, type Casting, isStatement, kindsFit } from './cast.ts';
import { behind, hasCapital, isWord, startsWith } from './letter-tokens.ts';
import type { Frame } from './lexicon/letter-words.ts';

/** Words between a verb and the word that it needs: 'asking the city council to'. */
const mostBetween = 6;

/** Where the words of a frame and the word that it needs stand. */
interface Match {
  /** Behind the verb. */
  readonly verb: number;
  /** Behind the word that the frame needs. */
  readonly from: number;
  readonly link: string;
  /** What stands between. */
  readonly named: readonly Token[];
}

/** Matches a frame at a token; null if it doesn't match there. */
function matchOf(tokens: readonly Token[], at: number, frame: Frame, casting: Casting): Match | null {
  const { words, text } = casting;
  const verb = behind(tokens, at, frame.words);
  if (verb === at || !kindsFit(frame, casting)) return null;
  if (frame.link === undefined)
    return verb < tokens.length ? { verb, from: verb, link: '', named: [] } : null;
  const limit = Math.min(tokens.length, verb + mostBetween);
  let found = verb;
  while (found < limit && !startsWith(tokens, found, frame.link)) found++;
  // What stands between is the reader, not a clause of its own.
  const named = tokens.slice(verb, found);
  // 'Say sorry to the neighbors for'
  const isTo = startsWith(named, 0, words.to);
  const isClause = named
    .slice(isTo ? 1 : 0)
    .some((_, index, all) => startsWith(all, index, `${words.joins}, ${words.subjects}`));
  const from = behind(tokens, found, frame.link);
  if (found >= limit || isClause || from >= tokens.length) return null;
  return {
    verb,
    from,
    link: text.slice(tokens[found]?.start ?? 0, tokens[from - 1]?.end ?? 0),
    named: isTo ? named.slice(1) : named,
  };
}

/** Returns how a frame reads the words from a token on, or null. */
function framed(tokens: readonly Token[], at: number, frame: Frame, casting: Casting): Cast | null {
  const match = matchOf(tokens, at, frame, casting);
  if (!match) return null;
  const { verb, link } = match;
  let { from, named } = match;
  const isClause = frame.sentence === '';
  // 'Tell my boss I am ill' names the reader without a word behind it.
  if (isClause && named.length === 0 && startsNoun(tokens, from, casting)) {
    const noun = behindNoun(tokens, from, casting);
    if (startsWith(tokens, noun, casting.words.subjects)) [named, from] = [tokens.slice(from, noun), noun];
  }
  const [first, last, reader, readerEnd] = [tokens[from], tokens.at(-1), named[0], named.at(-1)];
  if (!first || !last) return null;
  const isNamed = reader !== undefined && startsNoun(named, 0, casting);
  const isOwn = isClause && isStatement(tokens.slice(from), casting);
  return {
    kind: isClause ? (isOwn ? 'told' : 'point') : frame.isAsk ? 'ask' : 'told',
    frame: isClause ? null : frame,
    word: casting.text.slice(tokens[at]?.start ?? 0, tokens[verb - 1]?.end ?? 0),
    link,
    subject: '',
    start: first.start,
    end: last.end,
    ...(isNamed && readerEnd && { reader: { start: reader.start, end: readerEnd.end } }),
  };
}

/** Returns what the words from a token on say if they are a command to the writer of the letter, or null. */
export function castCommand(tokens: readonly Token[], at: number, casting: Casting): Cast | null {
  // 'Because of him I studied' is a sentence.
  if (behind(tokens, at, casting.words.fronts) > at + 1 && isStatement(tokens.slice(at), casting))
    return null;
  for (const frame of casting.words.frames) {
    const cast = framed(tokens, at, frame, casting);
    if (cast) return cast;
  }
  const that = behind(tokens, at, casting.words.that);
  if (that > at && isStatement(tokens.slice(that), casting)) {
    const [first, last] = [tokens[that], tokens.at(-1)];
    const isClause =
      first &&
      (startsWith(tokens, that, casting.words.subjects) ||
        startsWith(tokens, that, casting.words.determiners) ||
        hasCapital(first));
    if (isClause && last) return { ...bareFrame, kind: 'told', start: first.start, end: last.end };
  }
  return null;
}

/** Returns whether a command to the writer of the letter follows a token. */
export const isCommand = (tokens: readonly Token[], at: number, casting: Casting): boolean =>
  casting.words.frames.some(
    (frame) => frame.kinds === undefined && matchOf(tokens, at, frame, casting) !== null,
  );

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
