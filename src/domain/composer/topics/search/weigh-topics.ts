import type { ReaderLanguage } from '../../../reader/languages.ts';
import { isWordOf, phraseEnd } from '../../page/word-list.ts';
import type { TopicWords } from '../lexicon/topic-words.ts';
import type { ReadWord } from '../request-words.ts';
import { type Term, termsOf } from './prompt-terms.ts';
import { isWord } from './stems.ts';
import { likeness, type Place, type TopicIndex } from './topic-index.ts';

/** Evidence for a topic, each value from 0 to 1. */
export const evidenceNames = [
  // Share of its best name that the prompt says, by rarity; whether that's all of it; and how much that is.
  'named',
  'wholly',
  'mass',
  // Whether the words of the name stand together, and how many of them say what the page is about.
  'together',
  'own',
  // Whether it is in the words for the kind: 'pitch', 'risk assessment'.
  'ofKind',
  // How early the prompt says it, and whether a word such as 'about' is before it.
  'early',
  'about',
  // Share of the words of the prompt that the topic has in its names, titles or text.
  'inNames',
  'inHeads',
  'inTexts',
  // Whether the first phrase of the prompt is about it, and whether the phrase of its name is: 'salad' in 'potato
  // salad'.
  'heads',
  'ends',
  // The rarest word that it lacks: in the phrases before and behind that of its name, directly before and behind its
  // name, and after words such as 'for'.
  'lackingAhead',
  'lackingAfter',
  'before',
  'behind',
  'readers',
  // How many words it lacks, before the end of its phrase and behind, and whether one is a name.
  'lacks',
  'lacksAfter',
  'proper',
  // Whether another topic is named, in its phrase, before or behind.
  'othersBeside',
  'othersAhead',
  'othersAfter',
  // How surely its name is in what the reader takes for the subject, and in words to whoever makes the page.
  'asSubject',
  'asAside',
  // Share of the subject that the topic has anywhere, 0 without a subject, and the rarest word of it that it lacks.
  'subjectKnown',
  'subjectLacks',
  // Share of the subject that is its name, and how much of the prompt besides its name it has: a long prompt lists what
  // the topic tells.
  'subjectNamed',
  'found',
] as const;
export type Evidence = Readonly<Record<(typeof evidenceNames)[number], number>>;

export interface WeighedTopic {
  /** Number of the topic in the index. */
  readonly topic: number;
  readonly evidence: Evidence;
  /** The words that say its name, by their index in the prompt. */
  readonly said: readonly number[];
  /** The words that it lacks, likewise. */
  readonly lacked: readonly number[];
  /** Whether it is for what another topic is about, as in 'first aid for dogs'. */
  readonly isForOther: boolean;
  /** Whether the words make its name one of another thing, as in 'food bank', or name it only as readers. */
  readonly isOtherThing: boolean;
  /** Whether its name is misspelled. */
  readonly hasSlip: boolean;
}

/** Candidates that are weighed: most have one word of the prompt in their text. */
const mostWeighed = 24;
const worth: Readonly<Record<Place, number>> = { name: 1, head: 0.4, text: 0.15 };
/** More words that a topic tells of, by rarity, say no more for it. */
const mostFound = 4;
/** More words that a topic lacks say no more against it. */
const mostLacked = 5;
/** How far a word counts that says what to make: 'posters', 'history', 'school' are subjects as well. */
const ofRequest = 0.25;

/** Returns the most promising topics. */
function candidatesOf(terms: readonly Term[], index: TopicIndex): number[] {
  const scores = new Map<number, number>();
  for (const { forms, isOwn, rarity } of terms)
    for (const { stem, like } of forms)
      for (const [topic, place] of index.holders(stem)) {
        const share = worth[place] * like * rarity * rarity * (isOwn ? 1 : ofRequest);
        scores.set(topic, (scores.get(topic) ?? 0) + share);
      }
  return [...scores]
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, mostWeighed)
    .map(([topic]) => topic);
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mostOf = (values: readonly number[]): number => Math.max(0, ...values);

/**
 * Returns whether a prompt says the words of a name in another order, which is another subject ('sleep in winter' isn't
 * winter sleep), unless a word such as 'of' joins them: 'rights of animals'.
 */
function isTurned(terms: readonly Term[], read: readonly ReadWord[], about: string): boolean {
  return terms.some((term, index) => {
    const next = terms[index + 1];
    if (!next || next.at >= term.at) return false;
    const between = read.slice(next.at + 1, term.at);
    return between.length > 0 && !between.some(({ token }) => isWordOf(token.folded, about));
  });
}

interface SaidName {
  readonly named: number;
  readonly isWhole: boolean;
  readonly mass: number;
  readonly own: number;
  readonly terms: readonly Term[];
}

/** Returns the name of a topic of which the prompt says most. */
function bestName(
  topic: number,
  terms: readonly Term[],
  read: readonly ReadWord[],
  about: string,
  index: TopicIndex,
): SaidName {
  let best: SaidName = { named: 0, isWhole: false, mass: 0, own: 0, terms: [] };
  for (const { stems } of index.names[topic] ?? []) {
    let [mass, own] = [0, 0];
    const said = new Set<Term>();
    let count = 0;
    for (const stem of stems) {
      const term = terms
        .filter(({ forms }) => forms.some((form) => form.stem === stem))
        .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))[0];
      if (!term) continue;
      const like = term.forms.find((form) => form.stem === stem)?.like ?? 0;
      const share = index.rarity(stem) * like;
      mass += share;
      if (term.isOwn) own += share;
      said.add(term);
      // 'Stromausfall' doesn't say all of 'Strom'.
      if (like > likeness.modifier) count++;
    }
    const total = sum(stems.map(index.rarity));
    const name = {
      named: total > 0 ? mass / total : 0,
      isWhole: count === stems.length && !isTurned([...said], read, about),
      mass,
      own: mass > 0 ? own / mass : 0,
      terms: [...said],
    };
    if (name.named * (name.mass + name.own) > best.named * (best.mass + best.own)) best = name;
  }
  return best;
}

function evidenceFor(
  topic: number,
  terms: readonly Term[],
  read: readonly ReadWord[],
  { about, headsLast }: TopicWords,
  index: TopicIndex,
): WeighedTopic {
  const name = bestName(topic, terms, read, about, index);
  const said = name.terms.map(({ at }) => at).sort((one, other) => one - other);
  const [first = read.length, last = -1] = [said[0], said.at(-1)];
  const placeOf = ({ forms }: Term): Place | undefined =>
    forms
      .map(({ stem }) => index.holders(stem).get(topic))
      .sort((one, other) => worth[other ?? 'text'] - worth[one ?? 'text'])
      .find((place) => place !== undefined);
  const own = terms.filter(({ isOwn }) => isOwn);
  const mass = sum(own.map(({ rarity }) => rarity)) || 1;
  const share = (place: Place): number =>
    sum(own.filter((term) => placeOf(term) === place).map(({ rarity }) => rarity)) / mass;
  const lacked = own.filter((term) => placeOf(term) === undefined);
  const ofPage = lacked.filter(({ isAudience }) => !isAudience);
  const rarest = (some: readonly Term[]): number => mostOf(some.map(({ rarity }) => rarity));
  const follows = ({ at }: Term): boolean =>
    at > last && at - last <= 2 && read.slice(last + 1, at).every(({ token }) => !isWord(token));
  const outside = own.filter((term) => !name.terms.includes(term));
  const isOther = (term: Term): boolean =>
    placeOf(term) !== 'name' && term.forms.some(({ stem, like }) => like === 1 && index.isName(stem));
  const ofSubject = terms.filter(({ isOwn, asSubject }) => isOwn && asSubject > 0);
  const massOf = (some: readonly Term[]): number =>
    sum(some.map(({ rarity, asSubject }) => rarity * asSubject));
  const shareOfSubject = (has: (term: Term) => boolean): number =>
    ofSubject.length === 0 ? 0 : massOf(ofSubject.filter(has)) / massOf(ofSubject);
  const phrases = new Set(name.terms.map(({ phrase }) => phrase));
  const isBeside = ({ phrase }: Term): boolean => phrases.has(phrase);
  const ahead = outside.filter((term) => !isBeside(term) && term.at < first);
  const isAfter = (term: Term): boolean => !isBeside(term) && term.at > last;
  const after = outside.filter(isAfter);
  /** Whether its name is what the phrase of a word is about. */
  const asHead = (term: Term | undefined): boolean => {
    const inPhrase = own.filter(({ phrase }) => phrase === term?.phrase);
    const head = headsLast ? inPhrase.at(-1) : inPhrase[0];
    return head !== undefined && name.terms.includes(head);
  };
  const isLacked = (term: Term): boolean => !term.isForReaders && placeOf(term) === undefined;
  // A word of the name's own phrase that its text never has makes another thing of it: 'food bank'.
  const qualifier = outside.find(({ at }) => at === (headsLast ? first - 1 : last + 1));
  const isQualified = qualifier !== undefined && isBeside(qualifier) && placeOf(qualifier) === undefined;
  const isOnlyReaders =
    name.terms.length > 0 &&
    name.terms.every(({ isForPeople }) => isForPeople) &&
    lacked.some((term) => !term.isForReaders);
  return {
    topic,
    said,
    lacked: lacked.map(({ at }) => at),
    isForOther: outside.some((term) => term.isForThing && term.at === last + 2 && isOther(term)),
    isOtherThing: (isQualified && name.terms.length === 1) || isOnlyReaders,
    hasSlip: name.terms.some(({ forms }) => forms.every(({ like }) => like === likeness.slip)),
    evidence: {
      named: name.named,
      wholly: Number(name.isWhole),
      mass: Math.min(1, name.mass / 2),
      together: Number(
        said.length > 0 && terms.filter(({ at }) => at >= first && at <= last).length === said.length,
      ),
      own: name.own,
      ofKind: Number(name.terms.some(({ isOfKind }) => isOfKind)),
      early: read.length > 0 ? 1 - first / read.length : 0,
      about: Number(
        read.slice(Math.max(0, first - 3), first).some(
          (_, at, some) =>
            phraseEnd(
              some.map(({ token }) => token),
              at,
              about,
            ) > at,
        ),
      ),
      inNames: share('name'),
      inHeads: share('head'),
      inTexts: share('text'),
      heads: Number(asHead(own[0])),
      ends: Number(asHead(name.terms.find(({ isOwn }) => isOwn))),
      lackingAhead: rarest(ahead.filter(isLacked)),
      lackingAfter: rarest(after.filter(isLacked)),
      before: rarest(outside.filter((term) => term.at === first - 1 && placeOf(term) !== 'head')),
      behind: rarest(outside.filter((term) => follows(term) && placeOf(term) !== 'head')),
      readers: rarest(lacked.filter(({ isForReaders }) => isForReaders)),
      lacks: Math.min(1, ofPage.filter((term) => !isAfter(term)).length / mostLacked),
      lacksAfter: Math.min(1, ofPage.filter(isAfter).length / mostLacked),
      proper: Number(ofPage.some((term) => term.isProper)),
      othersBeside: Number(outside.some((term) => isBeside(term) && isOther(term))),
      othersAhead: Number(ahead.some(isOther)),
      othersAfter: Number(after.some(isOther)),
      asSubject: mostOf(name.terms.map(({ asSubject }) => asSubject)),
      asAside: mostOf(name.terms.map(({ asAside }) => asAside)),
      subjectKnown: shareOfSubject((term) => placeOf(term) !== undefined),
      subjectLacks: rarest(ofSubject.filter(isLacked)),
      subjectNamed: shareOfSubject((term) => name.terms.includes(term)),
      found: Math.min(
        1,
        sum(
          terms
            .filter((term) => (term.isOwn || term.isListed) && !name.terms.includes(term) && placeOf(term))
            .map(({ rarity }) => rarity),
        ) / mostFound,
      ),
    },
  };
}

/** Weighs the topics that a prompt may ask about. */
export function weighTopics(
  text: string,
  read: readonly ReadWord[],
  words: TopicWords,
  language: ReaderLanguage,
  index: TopicIndex,
): readonly WeighedTopic[] {
  const terms = termsOf(text, read, words, language, index);
  return candidatesOf(terms, index).map((topic) => evidenceFor(topic, terms, read, words, index));
}

/** Weighs one topic, whatever else the prompt may ask about. */
export const weighTopic = (
  topic: number,
  text: string,
  read: readonly ReadWord[],
  words: TopicWords,
  language: ReaderLanguage,
  index: TopicIndex,
): WeighedTopic => evidenceFor(topic, termsOf(text, read, words, language, index), read, words, index);
