import type { ReaderLanguage } from '../../reader/languages.ts';
import type { Token } from '../../reader/tokenize.ts';
import { saysSomething } from '../facts/small-words.ts';
import { longestRead } from '../facts/text-clauses.ts';
import type { Cast, Casting } from './cast.ts';
import { sayCast } from './cast-clause.ts';
import type { Party, ToldLetter } from './letter.ts';
import { hasCapital, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import { isTitled, partyOf, peopleIn } from './parties.ts';
import { asSentence, toReader } from './to-reader.ts';
import { shapeOf, verbBehindSubject } from './weave/clause-shape.ts';
import type { ClauseWords } from './weave/lexicon/clause-words.ts';
import { has, subjectOf, writerOf } from './weave/subject-of.ts';
import { type Said, weaveCasts } from './weave/weave-casts.ts';
import type { Subject } from './weave/weave-clause.ts';

/** What has been read so far. */
export interface LetterState {
  to: Party | null;
  from: string[];
  topic: string | null;
  about: string;
  person: string | null;
  /** Whom a reference is about, and for what. */
  purpose: string | null;
  /** Whether the topic stands behind a word such as 'about'. */
  isAbout: boolean;
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
  const to = state.to ?? (isSpeech ? null : placedReader(state.casts, casting, language));
  const { clauses } = casting;
  const isReference = clauses !== null && has(casting.kindText, clauses.reference);
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
    const isReader =
      !isSpeech && !isReference && (cast.frame !== null || to?.isKnown === true) && cast.start < until;
    return { cast, ...sayCast(cast, { ...casting, isClose }, isReader, until) };
  });
  const own = said.map(({ cast, text: sentence, isSaid }) => ({
    cast,
    text: sentence,
    isSaid,
    lacksArticle:
      isSaid && cast.frame === null && lacksArticle(text.slice(cast.start, cast.end), cast, clauses),
  }));
  const rest = own.filter(({ isSaid, cast, text: words }) =>
    isSaid ? cast.kind === 'told' : saysSomething(words, language),
  );
  const phrase = isSpeech ? state.about : isReference ? state.person : null;
  const about =
    clauses && phrase
      ? subjectOf(
          {
            phrase,
            text,
            isPast: has(casting.kindText, clauses.lasting),
            isNameOnly: has(casting.kindText, `${clauses.lives.past}, ${clauses.lives.present}`),
          },
          words,
          clauses,
          language,
        )
      : null;
  const topic = isReference && about ? nameOf(about, phrase ?? '', words, language) : state.topic;
  const asks = own
    .filter(({ cast, isSaid }) => isSaid && cast.kind === 'ask')
    .map(({ text: sentence }) => sentence);
  const { told, points } = toldOf(rest, casting, about, language);
  return {
    isSpeech,
    isClose,
    called: casting.kindText,
    request,
    to,
    from,
    topic,
    people,
    asks: isReference && about ? [...recommendation(about, state.purpose, clauses), ...asks] : asks,
    // What is too long to be read follows as it is.
    told: [
      ...aboutOf(
        state.isAbout ? state.topic : null,
        isSpeech || isReference || asks.length > 0,
        casting,
        to !== null,
      ),
      ...told,
      ...(text.length > longestRead ? [asSentence(text.slice(longestRead))] : []),
    ],
    points,
    matter: matterOf(state.casts, casting),
    lead: clauses && leadOf(casting.kindText, clauses),
  };
}

/** Returns whom a request names as the other side of it: 'my membership at PulseFit', 'my lessons with Ms. Amis'. */
function placedReader(
  casts: readonly Cast[],
  { text, words, clauses }: Casting,
  language: ReaderLanguage,
): Party | null {
  const ask = casts.find(({ kind, frame }) => kind === 'ask' && frame !== null && frame.kinds === undefined);
  if (!ask || clauses === null) return null;
  const tokens = letterTokens(text, ask.start, ask.end);
  const at = tokens.findIndex(
    (_, index) => startsWith(tokens, index, clauses.placed) && hasCapital(tokens[index + 1]),
  );
  if (at < 0) return null;
  const name = tokens.slice(at + 1);
  const end = name.findIndex((token) => !hasCapital(token) && !/^[.&'’-]$/.test(token.text));
  const said = name.slice(0, end < 0 ? name.length : end);
  const party = partyOf(text.slice(said[0]?.start ?? 0, said.at(-1)?.end ?? 0), words, language);
  const isPerson = party.name !== null && isTitled(party.name, language);
  return { ...party, isKnown: isPerson };
}

/** Returns what is asked for or ended as a phrase for the title: 'my phone contract with Linko'. */
function matterOf(casts: readonly Cast[], { text, words, clauses }: Casting): string | null {
  const ask = casts.find(({ kind, frame }) => kind === 'ask' && frame !== null);
  if (!ask || clauses === null || ask.frame?.link?.split(', ').some((link) => has(words.that, link)))
    return null;
  const tokens = letterTokens(text, ask.start, ask.end);
  if (!startsWith(tokens, 0, words.determiners)) return null;
  const end = tokens.findIndex((_, at) => at > 1 && startsWith(tokens, at, clauses.ends));
  const phrase = text.slice(ask.start, end < 0 ? ask.end : tokens[end]?.start).trim();
  return phrase.length > longestMatter ? null : phrase;
}
const longestMatter = 50;

/** Returns the sentence for what can't be said in sentences. */
const leadOf = (kindText: string, { points, inBrief }: ClauseWords): string =>
  Object.entries(points).find(([kind]) => has(kindText, kind))?.[1] ?? inBrief;

/** The sentence that says what a letter is about that asks for nothing. */
function aboutOf(
  topic: string | null,
  isClear: boolean,
  { clauses, words }: Casting,
  hasReader: boolean,
): readonly string[] {
  if (topic === null || isClear || clauses === null || !hasReader) return [];
  const tokens = letterTokens(topic);
  const isPhrase = startsWith(tokens, 0, clauses.prepositions) || startsWith(tokens, 0, words.letters);
  if (isPhrase || verbBehindSubject(tokens, clauses) >= 0) return [];
  const own = toReader(topic, words, clauses) ?? topic;
  return [asSentence(clauses.about.replace('{topic}', () => own))];
}

/** The sentence that names whom a reference is about. */
const recommendation = (about: Subject, purpose: string | null, words: ClauseWords): readonly string[] => [
  asSentence(
    (purpose === null ? words.recommends : words.recommendsFor)
      .replace('{name}', () =>
        about.first.charAt(0).toLowerCase() === about.first.charAt(0)
          ? about.first
          : withSmallStart(about.first, words),
      )
      .replace('{rest}', () => purpose ?? ''),
  ),
];

/** 'My student Ikenna' inside a sentence. */
const withSmallStart = (text: string, words: ClauseWords): string =>
  startsWith(letterTokens(text), 0, words.determiners) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const nameOf = (about: Subject, phrase: string, words: LetterWords, language: ReaderLanguage): string =>
  peopleIn(phrase, words, language)[0] ?? about.first;

/** Returns whether a clause begins with a noun that lacks its article. */
function lacksArticle(raw: string, cast: Cast, clauses: ClauseWords | null): boolean {
  if (clauses === null || cast.subject !== '' || cast.swap) return false;
  const shape = shapeOf(letterTokens(raw), clauses);
  return /^\p{Ll}/u.test(raw) && shape.type === 'statement' && shape.needsArticle;
}

/** Returns what is told, in sentences as far as possible. */
function toldOf(
  said: readonly Said[],
  { clauses, kindText, text, isSpeech }: Casting,
  about: Subject | null,
  language: ReaderLanguage,
): { readonly told: readonly string[]; readonly points: readonly string[] } {
  if (clauses === null)
    return {
      told: said.filter(({ isSaid }) => isSaid).map(({ text: sentence }) => sentence),
      points: said.filter(({ isSaid }) => !isSaid).map(({ text: phrase }) => phrase),
    };
  const subject = about ?? (isSpeech ? nobody(clauses) : writerOf(text, clauses));
  const tellsSelf = about === null && (has(kindText, clauses.applying) || isSpeech);
  return weaveCasts(
    said,
    clauses,
    subject,
    { tellsSelf, looksBack: has(kindText, clauses.lookingBack) },
    language,
  );
}

/** Of whom a speech without a person tells: those who listen. */
const nobody = ({ selves: [, we] }: ClauseWords): Subject => ({
  person: 'we',
  first: we,
  next: we,
  isPast: false,
});

/** Returns whether a phrase is about a person of a list, rather than of something of theirs: 'my son', 'my son's school'. */
const isHeadOf = (tokens: readonly Token[], at: number, list: string): boolean =>
  startsWith(tokens, at, list) && !['’', "'"].includes(tokens[at + 1]?.folded ?? '');
