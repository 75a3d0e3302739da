import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import type { Range } from '../facts/text-clauses.ts';
import type { KindId } from '../page/kinds.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { type Facet, facets, type TopicForm, type TopicWords, topicForms } from './lexicon/topic-words.ts';
import { asideEnd, dueEnd, durationEnd, isPeople } from './open-phrases.ts';
import { isHyphen, nameForm, type TopicIndex } from './topic-index.ts';

export interface TopicRequest {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  /** The kind of document that the prompt asks for, if it's known. */
  readonly kind: KindId | null;
}

/** What a word of the prompt says. */
type Role = 'topic' | 'facet' | 'form' | 'small' | 'reader' | 'aside' | 'given' | 'other';

export interface ReadWord {
  readonly token: Token;
  readonly role: Role;
  readonly facet?: Facet;
  readonly form?: TopicForm;
  readonly topic?: string;
  /** Whether the word changes the meaning of a subject next to it: 'green tea', 'black coffee'. */
  readonly isQuality?: boolean;
  /** Readers that are in no list: 'for allotment holders'. The title names them. */
  readonly isOpen?: boolean;
}

const bits = (...kinds: readonly (typeof wordKinds)[number][]): number =>
  kinds.reduce((all, kind) => all | (1 << wordKinds.indexOf(kind)), 0);
const quality = bits('look', 'color', 'tone');
const neutral = bits('command', 'courtesy', 'format', 'length', 'number');

/** Labels of facts beside the subject. A place may narrow it: 'coffee in Vienna'. */
const besides: ReadonlySet<string> = new Set(['date', 'time', 'contact']);
/** Labels of words about the page, which are no part of its subject. */
const wishes: ReadonlySet<string> = new Set(['look', 'format', 'length', 'tone', 'lang']);
const surely = 0.6;
/** Confidence from which readers count that aren't in the list. */
const sureReaders = 0.75;
/** Longest readers: 'the parents of toddlers in our kindergarten'. */
const mostReaders = 6;

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

const speakers: ReadonlySet<string> = new Set(['from', 'name']);

/** Returns the key of a record whose phrase at a token is the longest, with its end. */
function longestOf<Key extends string>(
  tokens: readonly Token[],
  at: number,
  keys: readonly Key[],
  lists: Readonly<Record<Key, string>>,
): { readonly key: Key; readonly end: number } {
  return keys
    .map((key) => ({ key, end: phraseEnd(tokens, at, lists[key]) }))
    .reduce((best, each) => (each.end > best.end ? each : best));
}

/** Reads the words of a clause. */
export function readWords(
  clause: Range,
  request: TopicRequest,
  words: TopicWords,
  index: TopicIndex,
): ReadWord[] {
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
  const isName = (at: number): boolean => nameAt(tokens, at, request, index) !== null;
  const isForm = (at: number): boolean =>
    longestOf(tokens, at, topicForms, words.forms).end > at && !isReader(at);
  const put = (at: number, end: number, word: Omit<ReadWord, 'token'>): number => {
    for (const token of tokens.slice(at, end)) read.push({ ...word, token });
    return end;
  };
  const some = (start: number, end: number, test: (at: number) => boolean): boolean =>
    tokens.slice(start, end).some((_, step) => test(start + step));
  const aside = (at: number): number => asideEnd(tokens, at, words, (each) => isName(each) || isForm(each));
  /** In 'for hobbyists on solitary bees', the subject begins at 'on'. */
  const beforeSubject = (start: number, end: number): number => {
    for (let at = end - 1; at > start; at--) if (phraseEnd(tokens, at, words.about) > at) return at;
    return isReader(end - 1) || isPeople(tokens, end - 1, words) ? end : start;
  };
  /** Returns where readers end that start at a token: 'my class', 'allotment holders'. */
  const readersEnd = (start: number): number => {
    let end = start;
    // 'For our choir' names readers, and so does 'for choirs' behind a subject, though choirs are one as well.
    const areReaders =
      isWordOf(tokens[start]?.folded ?? '', words.own) || read.some(({ role }) => role === 'topic');
    const isSubject = (each: number): boolean => phraseEnd(tokens, each - 1, words.about) === each;
    const isOpenTo = (each: number): boolean => !isName(each) || (areReaders && !isSubject(each));
    while (end < tokens.length && end - start < mostReaders && isOpenTo(end) && !isForm(end)) {
      const isOrdinal = tokens[end]?.text === '.' && /^\d/.test(tokens[end - 1]?.text ?? '');
      const isPart = isOrdinal || /[\p{L}\p{N}’'-]/u.test(tokens[end]?.text ?? '');
      if (!isPart || (end > start && aside(end) > end)) break;
      end++;
    }
    return end < tokens.length && !isOpenTo(end) ? beforeSubject(start, end) : end;
  };
  /** Reads 'for my class' as readers if one of its words names some. */
  const readersFrom = (at: number): { readonly end: number; readonly isOpen: boolean } => {
    const start = phraseEnd(tokens, at, words.toward);
    const end = start === at ? at : readersEnd(start);
    if (some(start, end, isReader)) return { end, isOpen: false };
    const isOpen = some(start, end, (each) => isPeople(tokens, each, words));
    return { end: isOpen ? end : at, isOpen };
  };
  /** Reads the readers of 'what new drivers should know about …'. */
  const knowersFrom = (at: number): number => {
    const end = tokens.findIndex(
      (token, each) => each > at && each - at <= mostReaders && isWordOf(token.folded, words.modals),
    );
    const isOne = (each: number): boolean => isReader(each) || isPeople(tokens, each, words);
    return end > at && some(at, end, isOne) && !some(at, end, (each) => isName(each) || isForm(each))
      ? end
      : at;
  };
  /** Returns whether a facet follows 'best' or 'five most common'. */
  const qualifiesFacet = (at: number): boolean => {
    let next = at;
    while (next - at < 4 && isWordOf(tokens[next]?.folded ?? '', words.qualities)) next++;
    return next > at && longestOf(tokens, next, facets, words.facets).end > next;
  };
  const continuesName = (token: Token): boolean => {
    const label = spanAt(token)?.label;
    return read.at(-1)?.role === 'given' && label !== undefined && speakers.has(label);
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const name = nameAt(tokens, at, request, index);
    const form = longestOf(tokens, at, topicForms, words.forms);
    const facet = longestOf(tokens, at, facets, words.facets);
    const readers = readersFrom(at);
    const small = Math.max(phraseEnd(tokens, at, words.small), phraseEnd(tokens, at, words.asking));
    const beside = aside(at);
    const passing = Math.max(dueEnd(tokens, at, words, language), durationEnd(tokens, at, words));
    const knowers = knowersFrom(at);
    const span = spanAt(token);
    const kinds = own[at] ?? 0;
    const isWish = span !== undefined && wishes.has(span.label) && span.confidence >= sureReaders;
    const isGiven = span !== undefined && besides.has(span.label) && span.confidence >= surely;
    // 'Tips for', 'mistakes with'.
    const joins = read.at(-1)?.role === 'facet' && phraseEnd(tokens, at, words.toward) > at;
    // 'One page' is a length, not a form.
    const isLength = span?.label === 'length' && isWordOf(token.folded, words.needAbout);
    // 'Presentation' and 'history' are subjects, too, but not beside another one.
    const isOfRequest =
      name !== null &&
      Math.max(form.end, facet.end, isReader(at) ? at + 1 : at) >= name.end &&
      (tokens.some((_, each) => (each < at || each >= name.end) && isName(each)) ||
        (form.end >= name.end && phraseEnd(tokens, name.end, words.about) > name.end));
    if (isLength) at = put(at, at + 1, { role: 'small' });
    else if (name && !isOfRequest && !(isWish && span.label !== 'length'))
      at = put(at, name.end, { role: 'topic', topic: name.name });
    else if (form.end > at && form.end >= facet.end && form.end >= small)
      at = put(at, form.end, { role: 'form', form: form.key });
    else if (facet.end > at && facet.end >= small)
      at = put(at, facet.end, { role: 'facet', facet: facet.key });
    else if (passing > at) at = put(at, passing, { role: 'small' });
    else if (beside > at) at = put(at, beside, { role: 'aside' });
    else if (readers.end > at) at = put(at, readers.end, { role: 'reader', isOpen: readers.isOpen });
    else if (joins) at = put(at, phraseEnd(tokens, at, words.toward), { role: 'small' });
    else if (isGiven && !/^\d{3,4}$/.test(span.text.trim())) at = put(at, at + 1, { role: 'given' });
    else if (knowers > at) at = put(at, knowers, { role: 'reader', isOpen: false });
    else if (small > at) at = put(at, small, { role: 'small' });
    else if (!/[\p{L}\p{N}]/u.test(token.text) || (kinds & neutral) !== 0 || /^\d{1,3}$/.test(token.text))
      at = put(at, at + 1, { role: 'small' });
    else if (isReader(at)) at = put(at, at + 1, { role: 'reader' });
    else if (qualifiesFacet(at)) at = put(at, at + 1, { role: 'small' });
    else if ((kinds & quality) !== 0) at = put(at, at + 1, { role: 'small', isQuality: true });
    else if (isWordOf(token.folded, words.by) || continuesName(token))
      at = put(at, at + 1, { role: 'given' });
    else at = put(at, at + 1, { role: isWish ? 'small' : 'other' });
  }
  return read;
}
