import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { longestRead } from '../facts/text-clauses.ts';
import type { Cast, Casting } from './cast.ts';
import { sayCast } from './cast-clause.ts';
import type { Party, ToldLetter } from './letter.ts';
import { letterTokens, startsWith } from './letter-tokens.ts';
import { peopleIn } from './parties.ts';
import { asSentence } from './to-reader.ts';

/** What has been read so far. */
export interface LetterState {
  to: Party | null;
  from: string[];
  topic: string | null;
  about: string;
  person: string | null;
  readonly casts: Cast[];
}

/** Words what has been read of a letter. */
export function finished(
  state: LetterState,
  casting: Casting,
  language: ReaderLanguage,
  request: string,
): ToldLetter {
  const { words, text, isSpeech } = casting;
  const { to } = state;
  const isClose = to !== null && letterTokens(to.text).some((_, at, all) => isHeadOf(all, at, words.close));
  const people = isSpeech ? peopleIn(state.about, words, language) : [];
  const from = to?.name && state.from[0] && to.name.includes(state.from[0]) ? [] : state.from;
  // Behind a word for somebody else, a pronoun may be theirs.
  const from0 = to === null ? 0 : text.indexOf(to.text);
  const other = letterTokens(text).findIndex(({ start }, at, all) => {
    const isReader = to !== null && start >= from0 && start < from0 + to.text.length;
    return startsWith(all, at, words.others) && !(isReader && isHeadOf(all, at, words.others));
  });
  const until = letterTokens(text)[other]?.end ?? text.length;
  const said = state.casts.map((cast) => {
    const isReader = !isSpeech && to !== null && (cast.frame !== null || to.isKnown) && cast.start < until;
    return { cast, ...sayCast(cast, { ...casting, isClose }, isReader) };
  });
  return {
    isSpeech,
    isClose,
    called: casting.kindText,
    request,
    to,
    from,
    topic: state.topic,
    people,
    asks: said
      .filter(({ cast, isSaid }) => isSaid && cast.kind === 'ask')
      .map(({ text: sentence }) => sentence),
    // What is too long to be read follows as it is.
    told: [
      ...said
        .filter(({ cast, isSaid }) => isSaid && cast.kind === 'told')
        .map(({ text: sentence }) => sentence),
      ...(text.length > longestRead ? [asSentence(text.slice(longestRead))] : []),
    ],
    points: said
      .filter(({ isSaid, text: words }) => !isSaid && saysSomething(words, language))
      .map(({ text: words }) => words),
  };
}

/** Returns whether a phrase is about a person of a list, rather than of something of theirs: 'my son', 'my son's school'. */
const isHeadOf = (tokens: readonly Token[], at: number, list: string): boolean =>
  startsWith(tokens, at, list) && !['’', "'"].includes(tokens[at + 1]?.folded ?? '');
