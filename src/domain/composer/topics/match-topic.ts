import type { ReaderLanguage } from '../../reader/languages.ts';
import { overlaps, type Range, textClauses } from '../facts/text-clauses.ts';
import { partsAt } from '../facts/title-end.ts';
import { findKind } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { explaining, ofOwn } from './kinds-of-topics.ts';
import type { Facet, TopicForm, TopicWords } from './lexicon/topic-words.ts';
import { type Aspect, listAspects } from './passages/list-aspects.ts';
import { isToMaker, type ReadWord, readWords, type TopicRequest } from './request-words.ts';
import {
  chanceOfBest,
  leastChance,
  type RankedTopic,
  type RequestEvidence,
  rankTopics,
} from './search/judge-topics.ts';
import type { TopicIndex } from './search/topic-index.ts';
import { type WeighedTopic, weighTopic, weighTopics } from './search/weigh-topics.ts';

export interface TopicMatch {
  /** Name of the topic. */
  readonly name: string;
  /** Where the prompt names it. */
  readonly at: number;
  /** Whether the prompt surely asks for it; otherwise it only beats a page of gaps. */
  readonly isSure: boolean;
  /** How likely it is what the prompt asks for, from 0 to 1. */
  readonly chance: number;
  readonly form: TopicForm | null;
  /** What the prompt asks about the subject, in its order. */
  readonly facets: readonly Facet[];
  /** The number before an aspect: 'quiz with 10 questions', 'five tips'. */
  readonly count: { readonly facet: Facet; readonly number: number } | null;
  readonly isForChildren: boolean;
  /** The subject as typed: 'history of coffee', 'tea in winter'; null if it's only the topic's name. */
  readonly subject: string | null;
  /** What the prompt says of the subject that the topic isn't about: 'for allotment holders'. */
  readonly asides: readonly string[];
  /** Parts of the subject that it names: 'coop' and 'feed' of a guide to keeping chickens. */
  readonly aspects: readonly Aspect[];
  /** Clauses of the prompt that say what to make. */
  readonly request: readonly Range[];
  /** What they say besides: a speaker, a day, readers with a name or a number ('grade 7'). */
  readonly own: readonly Range[];
}

const surely = 0.5;
/** Longer prompts aren't requests. */
const longestRequest = 900;
/** Number of words that say something in a long request. */
const manyWords = 20;

const textOf = (words: readonly ReadWord[], text: string): string => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.token.start, last.token.end) : '';
};

/** Returns the number before an aspect, with one word between them at most. */
function countOf(words: readonly ReadWord[]): TopicMatch['count'] {
  for (const [at, { facet }] of words.entries()) {
    if (facet === undefined || words[at - 1]?.facet === facet) continue;
    const digits = [words[at - 1], words[at - 2]].find((word) => /^\d{1,2}$/.test(word?.token.text ?? ''));
    if (digits) return { facet, number: Number(digits.token.text) };
  }
  return null;
}

/** Returns whether readers are certain ones: 'grade 7', 'the Lincoln High science club', but not 'beginners'. */
const areNamed = (readers: readonly ReadWord[], language: ReaderLanguage): boolean =>
  readers.some(({ token }) => /\d/.test(token.text) || (language !== 'de' && /^\p{Lu}/u.test(token.text)));

/** Splits words into runs of the same role. */
function runsOf(words: readonly ReadWord[]): ReadWord[][] {
  const runs: ReadWord[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0]?.role === word.role) last.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Returns the words that belong on the page besides the subject. */
const ownRanges = (words: readonly ReadWord[], language: ReaderLanguage): Range[] =>
  runsOf(words).flatMap((run): Range[] => {
    const [first, last] = [run[0], run.at(-1)];
    const isOwn = first?.role === 'given' || (first?.role === 'reader' && areNamed(run, language));
    return isOwn && last ? [{ start: first.token.start, end: last.token.end }] : [];
  });

/** Returns what a prompt says of its page. */
export function requestEvidence(
  read: readonly ReadWord[],
  { kind, spans, language, isOwnPage }: TopicRequest,
  words: TopicWords,
): RequestEvidence {
  const forms = read.filter(({ form }) => form !== undefined);
  const isLoose = (word: ReadWord): boolean => isWordOf(word.token.folded, words.needAbout);
  // 'Rules of chess' and a Spanish 'cuestionario' sound like other kinds.
  const isSame = read.some(
    ({ role, token, facet }) =>
      (role === 'form' || (role === 'facet' && facet !== 'how')) && findKind([token.text], language) === kind,
  );
  const explains = kind !== null && (explaining.has(kind) || isSame);
  const asks = read.some(
    ({ role, token }) => role === 'facet' || isWordOf(token.folded, words.asking) || token.text === '?',
  );
  return {
    explains: Number(explains),
    otherKind: Number(kind !== null && !explains),
    form: Number(forms.some((word) => !isLoose(word))),
    looseForm: Number(forms.length > 0 && forms.every(isLoose)),
    asks: Number(asks),
    event: Number(
      spans.some(({ label, confidence }) => (label === 'date' || label === 'time') && confidence >= surely),
    ),
    money: Number(
      spans.some(({ label, confidence }) => (label === 'money' || label === 'rate') && confidence >= surely),
    ),
    ownPage: Number(isOwnPage ?? false),
    length: Math.min(1, read.filter(({ role }) => role === 'other').length / manyWords),
  };
}

/** Returns the words of the subject: the name of its topic, and what is said of it without interruption. */
function subjectWords(
  read: readonly ReadWord[],
  said: readonly number[],
  clause: Range,
  { questions, toward }: { readonly questions: string; readonly toward: string },
  language: ReaderLanguage,
): readonly ReadWord[] {
  const isPart = (at: number): boolean => {
    const word = read[at];
    if (!word || word.isListed || isToMaker(word) || !overlaps(word.token, clause)) return false;
    // A dash between spaces ends it, unlike a hyphen.
    const isMark = !/[\p{L}\p{N}]/u.test(word.token.text) && word.token.hasSpaceBefore;
    const isSmall = word.role === 'small' && !isMark && /[\p{L}\p{N}’'-]/u.test(word.token.text);
    // 'Why teenagers need more sleep' is said to them and of them.
    const isAsked = word.role === 'reader' && isWordOf(read[at - 1]?.token.folded ?? '', questions);
    return word.role === 'other' || word.role === 'facet' || isSmall || isAsked;
  };
  let [start, end] = [said[0] ?? 0, (said.at(-1) ?? -1) + 1];
  while (isPart(start - 1)) start--;
  while (isPart(end)) end++;
  const subject = read.slice(start, end);
  // 'With an exercise' says what the page has.
  const parts = partsAt(
    subject.map(({ token }) => token),
    language,
  );
  const whole = parts < 0 ? subject : subject.slice(0, parts);
  const to = whole.findLastIndex(({ role }) => role !== 'small');
  const [opening] = whole;
  // A question is a headline as it is: 'How to beat jet lag'.
  if (opening && isWordOf(opening.token.folded, questions)) return whole.slice(0, to + 1);
  const from = whole.findIndex(({ role, token }) => role !== 'small' && !isWordOf(token.folded, toward));
  return whole.slice(from, to + 1);
}

/** Returns whether the words beside a name are joined to it, as in 'history of tea', and not a list of search words. */
const isPhrase = (subject: readonly ReadWord[], isSaid: (word: ReadWord) => boolean): boolean => {
  const first = subject.findIndex(isSaid);
  const last = subject.findLastIndex(isSaid);
  const [before, behind] = [subject[first - 1], subject[last + 1]];
  return (
    (before === undefined || before.role === 'small') && (behind === undefined || behind.role === 'small')
  );
};

/** Returns the forms that a page has within another one: a handout with a quiz stays a handout. */
const formsWithin = (forms: readonly ReadWord[], form: TopicForm | undefined): Facet[] =>
  forms.slice(1).flatMap((each): Facet[] => {
    if (each.form === form) return [];
    return each.form === 'quiz' ? ['quiz'] : each.form === 'worksheet' ? ['task'] : [];
  });

/** Returns the topics that a prompt may ask about, the best first, with the chance of the best one. */
export function judgeTopics(
  request: TopicRequest,
  words: TopicWords,
  index: TopicIndex,
): {
  readonly read: readonly ReadWord[];
  readonly evidence: RequestEvidence;
  readonly ranked: readonly RankedTopic[];
  readonly chance: number;
} {
  const read = readWords(request, words);
  const evidence = requestEvidence(read, request, words);
  const ranked = rankTopics(weighTopics(request.text, read, words, request.language, index));
  return { read, evidence, ranked, chance: chanceOfBest(ranked, evidence) };
}

/**
 * Returns the topic that a prompt asks to explain, or null. A prompt with another subject never has one.
 * @param least the chance from which it's taken
 */
export function matchTopic(
  request: TopicRequest,
  words: TopicWords,
  index: TopicIndex,
  least = leastChance,
): TopicMatch | null {
  if (request.text.length > longestRequest) return null;
  const { read, evidence, ranked, chance } = judgeTopics(request, words, index);
  if (evidence.otherKind > 0 && ofOwn.has(request.kind)) return null;
  const [best] = ranked;
  // What has a price is for sale.
  if (!best || best.isForOther || best.isOtherThing || evidence.money > 0 || chance < least) return null;
  // Whatever it lists, a prompt that names no topic may be of another subject.
  if (best.said.length === 0) return null;
  // 'Presentation about zorbing' isn't about presentations.
  const isOfRequest = best.said.every((at) => read[at]?.role !== 'other');
  if (isOfRequest && read.some(({ role, isListed }) => role === 'other' && !isListed)) return null;
  return matchOf(request, read, best, chance >= leastChance, chance, words, index);
}

/**
 * Returns what a prompt says of a topic that was chosen for it, by whatever it was found.
 * @param chance how likely it is what the prompt asks for, from 0 to 1
 */
export function matchChosen(
  request: TopicRequest,
  chosen: { readonly name: string; readonly chance: number },
  words: TopicWords,
  index: TopicIndex,
): TopicMatch | null {
  const read = readWords(request, words);
  const topic = index.topics.findIndex(({ name }) => name === chosen.name);
  if (topic < 0) return null;
  const weighed = weighTopic(topic, request.text, read, words, request.language, index);
  return matchOf(request, read, weighed, true, chosen.chance, words, index);
}

function matchOf(
  request: TopicRequest,
  read: readonly ReadWord[],
  best: WeighedTopic,
  isSure: boolean,
  chance: number,
  words: TopicWords,
  index: TopicIndex,
): TopicMatch {
  const { text, language } = request;
  const clauses = textClauses(text, language);
  const first = read[best.said[0] ?? 0]?.token;
  const own = clauses.find((clause) => first && overlaps(first, clause)) ?? { start: 0, end: text.length };
  const inOwn = best.said.filter((at) => {
    const token = read[at]?.token;
    return token !== undefined && overlaps(token, own);
  });
  const { questions } = pageWordsOf(language);
  const { toward } = words;
  const subject = inOwn.length > 0 ? subjectWords(read, inOwn, own, { questions, toward }, language) : [];
  const isSaid = (word: ReadWord): boolean => best.said.includes(read.indexOf(word));
  const isMore = (word: ReadWord): boolean => word.role === 'other' && !isSaid(word);
  const isAside = (word: ReadWord): boolean => isMore(word) && best.lacked.includes(read.indexOf(word));
  const isAsked = isWordOf(subject[0]?.token.folded ?? '', questions);
  const isTitle =
    !best.hasSlip &&
    (isAsked || isPhrase(subject, isSaid)) &&
    subject.some((word) => isMore(word) || word.role === 'facet');
  const forms = read.filter(({ form }) => form !== undefined);
  // 'Slides' and 'quiz' say more than 'page'.
  const { form } = forms.find(({ token }) => !isWordOf(token.folded, words.needAbout)) ?? forms[0] ?? {};
  const tokens = read.map(({ token }) => token);
  const isBeside = (clause: Range): boolean =>
    clause !== own &&
    read.some(
      (word) => !word.isListed && overlaps(word.token, clause) && (isAside(word) || word.role === 'facet'),
    );
  const beside = clauses.filter(isBeside);
  const inClause = (clause: Range): readonly ReadWord[] =>
    read.filter(({ token, isListed }) => !isListed && overlaps(token, clause));
  const aspects = [read.filter(({ isListed }) => isListed), ...beside.map(inClause)].flatMap((some) =>
    listAspects(text, some, words.articles, language),
  );
  const facets = [...read.flatMap(({ facet }) => facet ?? []), ...formsWithin(forms, form)];
  const requested = clauses.filter((clause) => !beside.includes(clause));
  const inRequest = read.filter(({ token }) => requested.some((range) => overlaps(token, range)));
  return {
    name: index.topics[best.topic]?.name ?? '',
    at: first?.start ?? 0,
    isSure,
    chance,
    form: form ?? null,
    facets: [...new Set(facets)],
    count: countOf(read),
    isForChildren: tokens.some((_, at) => phraseEnd(tokens, at, words.children) > at),
    subject: isTitle ? textOf(subject, text) : null,
    asides: asidesOf(subject, isMore)
      .filter((run) => run.some(isAside))
      .map((run) => textOf(run, text)),
    aspects,
    request: requested,
    own: ownRanges(inRequest, language),
  };
}

/** Returns the runs of words beside the name, with the small words before them: 'in the countryside'. */
function asidesOf(subject: readonly ReadWord[], isMore: (word: ReadWord) => boolean): ReadWord[][] {
  const runs: ReadWord[][] = [];
  let small: ReadWord[] = [];
  let isOpen = false;
  for (const word of subject) {
    if (isMore(word)) {
      if (isOpen) runs.at(-1)?.push(...small, word);
      else runs.push([...small, word]);
      isOpen = true;
      small = [];
    } else if (word.role === 'small') small.push(word);
    else {
      isOpen = false;
      small = [];
    }
  }
  return runs;
}
