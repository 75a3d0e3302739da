import type { ReaderLanguage } from '../../reader/languages.ts';
import { type Range, textClauses } from '../facts/text-clauses.ts';
import { partsAt } from '../facts/title-end.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import type { Facet, TopicForm, TopicWords } from './lexicon/topic-words.ts';
import { narrowedWords } from './narrowed-words.ts';
import { type ReadWord, readWords, type TopicRequest } from './request-words.ts';
import type { TopicIndex } from './topic-index.ts';

export interface TopicMatch {
  /** Name of the topic. */
  readonly name: string;
  readonly form: TopicForm | null;
  /** What the prompt asks about the subject, in its order. */
  readonly facets: readonly Facet[];
  /** The number before an aspect: 'quiz with 10 questions', 'five tips'. */
  readonly count: { readonly facet: Facet; readonly number: number } | null;
  readonly isForChildren: boolean;
  /** The subject as typed: 'history of coffee', 'tea in winter'; null if it's only the topic's name. */
  readonly subject: string | null;
  /** Readers, places and times of the subject that no topic is about by itself: 'for allotment holders'. */
  readonly asides: readonly string[];
  /** Clauses that may name parts of the subject: 'coop' and 'feed' of a guide to keeping chickens. */
  readonly parts: readonly Range[];
  /** Clauses of the prompt that say what to make. */
  readonly request: readonly Range[];
  /** What they say besides: a speaker, a day, readers with a name or a number ('grade 7'). */
  readonly own: readonly Range[];
}

/** Kinds of documents that explain. */
const explaining: ReadonlySet<KindId | null> = new Set<KindId | null>([
  null,
  'deck',
  'article',
  'report',
  'one-pager',
  'lesson',
  'poster',
  'flyer',
]);

const surely = 0.6;

/** Maximum number of characters of the user's own besides the subject. With more, the page is theirs. */
const mostOwn = 160;
/** Longest name of a part of a page. */
const mostPartWords = 2;
/** Longer prompts aren't requests. */
const longestRequest = 600;

const textOf = (words: readonly ReadWord[], text: string): string => {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? text.slice(first.token.start, last.token.end) : '';
};

/** Returns whether a subject is used for itself, not as part of another: 'coffee' of 'coffee shop'. */
function isWhole(words: readonly ReadWord[]): boolean {
  const at = words.findIndex(({ role }) => role === 'topic');
  return words.every(({ role }) => role !== 'other') && words[at - 1]?.isQuality !== true;
}

/** Words of readers that are the writer's own: 'for our choir'. A title doesn't say them. */
const isOfWriter = (run: readonly ReadWord[], { own }: TopicWords): boolean =>
  run.some(({ token }) => isWordOf(token.folded, own));

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

/** Returns the words of the subject: its name, and what is said of it without interruption, before and after. */
function subjectWords(
  clause: readonly ReadWord[],
  words: TopicWords,
  language: ReaderLanguage,
): readonly ReadWord[] {
  const runs = runsOf(clause);
  const at = runs.findIndex(([first]) => first?.role === 'topic');
  const isPart = (run: readonly ReadWord[]): boolean => {
    const [first] = run;
    if (first?.role === 'small') return run.every(({ token }) => /[\p{L}\p{N}’'-]/u.test(token.text));
    if (first?.role === 'reader') return first.isOpen === true && !isOfWriter(run, words);
    return first?.role === 'facet' || first?.role === 'aside';
  };
  let [start, end] = [at, at + 1];
  while (start > 0 && isPart(runs[start - 1] ?? []) && runs[start - 1]?.[0]?.role !== 'reader') start--;
  while (end < runs.length && isPart(runs[end] ?? [])) end++;
  while (runs[start]?.[0]?.role === 'small') start++;
  while (runs[end - 1]?.[0]?.role === 'small') end--;
  const subject = runs.slice(start, end).flat();
  // 'With an exercise' says what the page has.
  const parts = partsAt(
    subject.map(({ token }) => token),
    language,
  );
  return parts < 0 ? subject : subject.slice(0, parts);
}

const asideTexts = (core: readonly ReadWord[], text: string): string[] =>
  runsOf(core)
    .filter(([first]) => first?.role === 'aside' || first?.role === 'reader')
    .map((run) => textOf(run, text));

/** Returns the number that stands before an aspect, with one word between them at most. */
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

/** Returns the words of a clause that belong on the page besides the subject. */
function ownRanges(words: readonly ReadWord[], language: ReaderLanguage): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < words.length; ) {
    const role = words[at]?.role;
    let end = at;
    while (end < words.length && words[end]?.role === role) end++;
    const run = words.slice(at, end);
    const [first, last] = [run[0], run.at(-1)];
    const isOwn = role === 'given' || (role === 'reader' && areNamed(run, language));
    if (isOwn && first && last) ranges.push({ start: first.token.start, end: last.token.end });
    at = end;
  }
  return ranges;
}

/** Returns whether a kind of document explains. 'Rules of chess' and a Spanish 'cuestionario' sound like other kinds. */
const explains = (kind: KindId | null, words: readonly ReadWord[], { language }: TopicRequest): boolean =>
  explaining.has(kind) ||
  words.some(
    ({ role, token }) => (role === 'form' || role === 'facet') && findKind([token.text], language) === kind,
  );

/** Returns whether a subject only says who reads: 'guide for parents who coach soccer', unlike 'for parents on soccer'. */
function isOfReaders(words: readonly ReadWord[], { spans }: TopicRequest, { about }: TopicWords): boolean {
  const at = words.findIndex(({ role }) => role === 'topic');
  const start = words[at]?.token.start ?? 0;
  const readers = spans.find(
    (span) =>
      span.label === 'audience' && span.confidence >= surely && span.start < start && span.end > start,
  );
  return (
    readers !== undefined &&
    words.slice(0, at).every(({ token }) => token.start < readers.start || !isWordOf(token.folded, about))
  );
}

/** Returns where a clause asks for more than its subject, behind 'and': 'and whether it suits an old house'. */
function moreAt(words: readonly ReadWord[], { clauses }: TopicWords): number {
  const topic = words.findLastIndex(({ role }) => role === 'topic');
  const at = words.findIndex((word, each) => each > topic + 1 && isWordOf(word.token.folded, clauses));
  const isAnd = at > 0 && words[at - 1]?.role === 'small' && words[at - 1]?.isQuality !== true;
  const rest = at < 0 ? [] : words.slice(at);
  return topic >= 0 && isAnd && rest.some(({ role }) => role === 'other') ? at - 1 : -1;
}

/** Divides a clause where it asks for more than its subject. */
function divided(range: Range, read: readonly ReadWord[], words: TopicWords) {
  const at = moreAt(read, words);
  const [joint, first] = [read[at]?.token, read[at + 1]?.token];
  return !joint || !first
    ? [{ range, words: read }]
    : [
        { range: { start: range.start, end: joint.start }, words: read.slice(0, at) },
        { range: { start: first.start, end: range.end }, words: read.slice(at + 1) },
      ];
}

/** Returns the topic that a prompt asks to explain, or null. A prompt with another subject never has one. */
export function matchTopic(request: TopicRequest, words: TopicWords, index: TopicIndex): TopicMatch | null {
  const { text, language, kind, spans } = request;
  if (text.length > longestRequest) return null;
  const read = textClauses(text, language).flatMap((range) =>
    divided(range, readWords(range, request, words, index), words),
  );
  const has = (clause: (typeof read)[number], role: ReadWord['role']): boolean =>
    clause.words.some((word) => word.role === role);
  // Behind other words, 'two weeks behind because of flooding' asks for no page on floods.
  const opens = read.findIndex(
    (clause, at) =>
      has(clause, 'topic') && (has(clause, 'form') || read.slice(0, at).every((each) => !has(each, 'other'))),
  );
  const clauses = read.map((clause, at) =>
    at === opens ? { ...clause, words: narrowedWords(clause.words, words, language) } : clause,
  );
  const all = clauses.flatMap((clause) => clause.words);
  if (!explains(kind, all, request)) return null;
  const [name, ...others] = new Set(all.flatMap(({ topic }) => topic ?? []));
  const own = clauses.find((clause) => clause.words.some(({ role }) => role === 'topic'));
  if (name === undefined || others.length > 0 || !own || !isWhole(own.words)) return null;
  if (isOfReaders(own.words, request, words)) return null;
  if (spans.some(({ label, confidence }) => (label === 'money' || label === 'rate') && confidence >= surely))
    return null;
  const beside = clauses.filter((clause) => clause !== own);
  const open = beside.filter((clause) => clause.words.some(({ role }) => role === 'other'));
  // 'Recommendations' behind a colon is a part of the page, not a letter.
  const longer = open.filter((clause) => clause.words.length > mostPartWords);
  if (longer.some(({ range }) => !explaining.has(findKind([text.slice(range.start, range.end)], language))))
    return null;
  if (open.reduce((sum, { range }) => sum + range.end - range.start, 0) > mostOwn) return null;
  // 'Slides about mammals, birds, fish' lists subjects.
  const asks = (clause: readonly ReadWord[]): boolean =>
    clause.some(
      ({ role, token }) => role === 'form' || role === 'facet' || isWordOf(token.folded, words.about),
    );
  if (!asks(own.words) && open.some((clause) => asks(clause.words))) return null;
  const forms = all.filter(({ form }) => form !== undefined);
  // 'Slides' and 'quiz' say more than 'page'.
  const form = forms.find(({ token }) => !isWordOf(token.folded, words.needAbout)) ?? forms[0];
  // A handout with a quiz stays a handout.
  const within = forms
    .slice(1)
    .flatMap((each): Facet[] =>
      each.form === 'quiz' && form?.form !== 'quiz'
        ? ['quiz']
        : each.form === 'worksheet' && form?.form !== 'worksheet'
          ? ['task']
          : [],
    );
  const asked = [...all.flatMap(({ facet }) => facet ?? []), ...within];
  const isAsked = asked.length > 0 || all.some(({ token }) => isWordOf(token.folded, words.asking));
  const at = own.words.findIndex(({ role }) => role === 'topic');
  const isAbout = own.words.slice(0, at).some(({ token }) => isWordOf(token.folded, words.about));
  const isLoose =
    form !== undefined && isWordOf(form.token.folded, words.needAbout) && own.words.includes(form);
  if (isLoose && !isAbout && !isAsked) return null;
  const isBare = form === undefined && !isAsked && kind === null;
  const isEvent = all.some(({ role }) => role === 'given');
  if (isBare && (open.length > 0 || isEvent)) return null;
  if (form?.form === 'poster' && isEvent && !isAbout) return null;
  const core = subjectWords(own.words, words, language);
  const said = core.filter(({ role }) => role !== 'topic' && role !== 'small');
  const subject = said.length > 0 ? textOf(core, text) : null;
  const requested = clauses.filter((clause) => !open.includes(clause) && textOf(clause.words, text) !== '');
  return {
    name,
    form: form?.form ?? null,
    facets: [...new Set(asked)],
    count: countOf(all),
    isForChildren: clauses.some((clause) =>
      clause.words.some(
        (_, index) =>
          phraseEnd(
            clause.words.map(({ token }) => token),
            index,
            words.children,
          ) > index,
      ),
    ),
    subject,
    asides: asideTexts(core, text),
    parts: open.map(({ range }) => range),
    request: requested.map(({ range }) => range),
    own: requested.flatMap((clause) => ownRanges(clause.words, language)),
  };
}
