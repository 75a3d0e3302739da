import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { type Range, textClauses } from '../facts/text-clauses.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { type Facet, facets, type TopicForm, type TopicWords, topicForms } from './lexicon/topic-words.ts';
import { isHyphen, nameForm, type TopicIndex } from './topic-index.ts';

export interface TopicRequest {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  /** The kind of document that the prompt asks for, if it's known. */
  readonly kind: KindId | null;
}

export interface TopicMatch {
  /** Name of the topic. */
  readonly name: string;
  readonly form: TopicForm | null;
  /** What the prompt asks about the subject, in its order. */
  readonly facets: readonly Facet[];
  readonly isForChildren: boolean;
  /** The subject as typed: 'history of coffee'; null if it's only the topic's name. */
  readonly subject: string | null;
  /** Clauses of the prompt that say what to make. */
  readonly request: readonly Range[];
  /** What they say besides: a speaker, a day, readers with a name or a number ('grade 7'). */
  readonly own: readonly Range[];
}

/** What a word of the prompt says. */
type Role = 'topic' | 'facet' | 'form' | 'small' | 'reader' | 'given' | 'other';

interface ReadWord {
  readonly token: Token;
  readonly role: Role;
  readonly facet?: Facet;
  readonly form?: TopicForm;
  readonly topic?: string;
  /** Whether the word changes the meaning of a subject next to it: 'green tea', 'black coffee'. */
  readonly isQuality?: boolean;
}

const bits = (...kinds: readonly (typeof wordKinds)[number][]): number =>
  kinds.reduce((all, kind) => all | (1 << wordKinds.indexOf(kind)), 0);
const quality = bits('look', 'color', 'tone');
const neutral = bits('command', 'courtesy', 'format', 'length', 'number');

/** Labels of facts beside the subject. A place may narrow it: 'coffee in Vienna'. */
const besides: ReadonlySet<string> = new Set(['date', 'time', 'contact']);
const surely = 0.6;
/** Confidence from which readers count that aren't in the list. */
const sureReaders = 0.75;

/** Returns the longest topic name that starts at a token, with its end. */
function nameAt(tokens: readonly Token[], at: number, { language }: TopicRequest, index: TopicIndex) {
  const first = tokens[at];
  let best: { readonly name: string; readonly end: number } | null = null;
  for (const { name, words } of (first && index.get(nameForm(first, language))) ?? []) {
    let end = at + 1;
    const isWhole = words.every((word) => {
      const next = tokens[end];
      if (next && isHyphen(next)) end++;
      const token = tokens[end++];
      return token !== undefined && nameForm(token, language) === word;
    });
    if (isWhole && end > (best?.end ?? at)) best = { name, end };
  }
  return best;
}

/** Reads the words of a clause. */
function readWords(clause: Range, request: TopicRequest, words: TopicWords, index: TopicIndex): ReadWord[] {
  const { text, language, spans } = request;
  const tokens = tokenize(text, clause.start, clause.end);
  const { own } = matchLexicon(tokens, language);
  const read: ReadWord[] = [];
  const spanAt = ({ start, end }: Token) => spans.find((span) => start >= span.start && end <= span.end);
  const isReader = (at: number): boolean => {
    const token = tokens[at];
    const span = token && spanAt(token);
    return (
      phraseEnd(tokens, at, words.readers) > at ||
      (span?.label === 'audience' && span.confidence >= sureReaders)
    );
  };
  const put = (at: number, end: number, word: Omit<ReadWord, 'token'>): number => {
    for (const token of tokens.slice(at, end)) read.push({ ...word, token });
    return end;
  };
  /** Reads 'for my class' as readers if one of its words names some. */
  const readersFrom = (at: number): number => {
    const start = phraseEnd(tokens, at, words.toward);
    if (start === at) return at;
    let end = start;
    while (end < tokens.length && end - start < 6 && !nameAt(tokens, end, request, index)) {
      const isForm = topicForms.some((form) => phraseEnd(tokens, end, words.forms[form]) > end);
      if (isForm && !isReader(end)) break;
      end++;
    }
    return tokens.slice(start, end).some((_, step) => isReader(start + step)) ? end : at;
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const name = nameAt(tokens, at, request, index);
    const form = topicForms
      .map((each) => ({ form: each, end: phraseEnd(tokens, at, words.forms[each]) }))
      .reduce((best, each) => (each.end > best.end ? each : best));
    const facet = facets
      .map((each) => ({ facet: each, end: phraseEnd(tokens, at, words.facets[each]) }))
      .reduce((best, each) => (each.end > best.end ? each : best));
    const readers = readersFrom(at);
    const small = Math.max(phraseEnd(tokens, at, words.small), phraseEnd(tokens, at, words.asking));
    const span = spanAt(token);
    const kinds = own[at] ?? 0;
    const isGiven = span !== undefined && besides.has(span.label) && span.confidence >= surely;
    if (name) at = put(at, name.end, { role: 'topic', topic: name.name });
    else if (form.end > at && form.end >= facet.end)
      at = put(at, form.end, { role: 'form', form: form.form });
    else if (facet.end > at) at = put(at, facet.end, { role: 'facet', facet: facet.facet });
    else if (readers > at) at = put(at, readers, { role: 'reader' });
    else if (isGiven && !/^\d{3,4}$/.test(span.text.trim())) at = put(at, at + 1, { role: 'given' });
    else if (small > at) at = put(at, small, { role: 'small' });
    else if (!/[\p{L}\p{N}]/u.test(token.text) || (kinds & neutral) !== 0 || /^\d{1,3}$/.test(token.text))
      at = put(at, at + 1, { role: 'small' });
    else if (isReader(at)) at = put(at, at + 1, { role: 'reader' });
    else if ((kinds & quality) !== 0) at = put(at, at + 1, { role: 'small', isQuality: true });
    else if (isWordOf(token.folded, words.by) || wasGivenBy(read, token, spanAt))
      at = put(at, at + 1, { role: 'given' });
    else at = put(at, at + 1, { role: 'other' });
  }
  return read;
}

const speakers: ReadonlySet<string> = new Set(['from', 'name']);

/** Returns whether a word continues 'by Anna Lopez'. */
function wasGivenBy(
  read: readonly ReadWord[],
  token: Token,
  spanAt: (token: Token) => ReadSpan | undefined,
): boolean {
  const label = spanAt(token)?.label;
  return read.at(-1)?.role === 'given' && label !== undefined && speakers.has(label);
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

/** Maximum number of characters of the user's own besides the subject. With more, the page is theirs. */
const mostOwn = 160;
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

/** Returns the topic that a prompt asks to explain, or null. A prompt with another subject never has one. */
export function matchTopic(request: TopicRequest, words: TopicWords, index: TopicIndex): TopicMatch | null {
  const { text, language, kind, spans } = request;
  if (text.length > longestRequest || !explaining.has(kind)) return null;
  const clauses = textClauses(text, language).map((range) => ({
    range,
    words: readWords(range, request, words, index),
  }));
  const all = clauses.flatMap((clause) => clause.words);
  const [name, ...others] = new Set(all.flatMap(({ topic }) => topic ?? []));
  const own = clauses.find((clause) => clause.words.some(({ role }) => role === 'topic'));
  if (name === undefined || others.length > 0 || !own || !isWhole(own.words)) return null;
  if (spans.some(({ label, confidence }) => (label === 'money' || label === 'rate') && confidence >= surely))
    return null;
  const beside = clauses.filter((clause) => clause !== own);
  const open = beside.filter((clause) => clause.words.some(({ role }) => role === 'other'));
  if (open.some(({ range }) => !explaining.has(findKind([text.slice(range.start, range.end)], language))))
    return null;
  if (open.reduce((sum, { range }) => sum + range.end - range.start, 0) > mostOwn) return null;
  const forms = all.filter(({ form }) => form !== undefined);
  // 'Slides' and 'quiz' say more than 'page'.
  const form = forms.find(({ token }) => !isWordOf(token.folded, words.needAbout)) ?? forms[0];
  const asked = all.flatMap(({ facet }) => facet ?? []);
  const isAsked = asked.length > 0 || all.some(({ token }) => isWordOf(token.folded, words.asking));
  const at = own.words.findIndex(({ role }) => role === 'topic');
  const isAbout = own.words.slice(0, at).some(({ token }) => isWordOf(token.folded, words.about));
  const isLoose = form !== undefined && isWordOf(form.token.folded, words.needAbout);
  if (isLoose && !isAbout && !isAsked) return null;
  const isBare = form === undefined && !isAsked && kind === null;
  const isEvent = all.some(({ role }) => role === 'given');
  if (isBare && (open.length > 0 || isEvent)) return null;
  if (form?.form === 'poster' && isEvent && !isAbout) return null;
  const core = own.words.filter(({ role }) => role === 'topic' || role === 'facet');
  const hasFacet = core.some(({ role }) => role === 'facet');
  const subject = hasFacet ? text.slice(core[0]?.token.start, core.at(-1)?.token.end) : null;
  const requested = clauses.filter((clause) => !open.includes(clause) && textOf(clause.words, text) !== '');
  return {
    name,
    form: form?.form ?? null,
    facets: [...new Set(asked)],
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
    request: requested.map(({ range }) => range),
    own: requested.flatMap((clause) => ownRanges(clause.words, language)),
  };
}
