import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { findKind } from '../page/find-kind.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { passingEnd } from './due-phrases.ts';
import { type Facet, facets, type TopicForm, type TopicWords, topicForms } from './lexicon/topic-words.ts';

export interface TopicRequest {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly spans: readonly ReadSpan[];
  /** The kind of document that the prompt asks for, if it's known. */
  readonly kind: KindId | null;
  /** Whether it tells so much that its page may be its own. */
  readonly isOwnPage?: boolean;
}

/** What a word of the prompt says. Only `other` words say what the page is about. */
type Role = 'facet' | 'form' | 'small' | 'reader' | 'given' | 'other';

export interface ReadWord {
  readonly token: Token;
  readonly role: Role;
  readonly facet?: Facet;
  readonly form?: TopicForm;
  /** Whether it is in a list of parts behind the subject: 'hive, costs' of 'beekeeping: hive, costs'. */
  readonly isListed?: boolean;
  /** Whether it is part of what the prompt calls its document. */
  readonly isOfKind?: boolean;
  /** How surely the reader takes it for the subject or the title, and for words to whoever makes the page: 0 to 1. */
  readonly asSubject?: number;
  readonly asAside?: number;
  /** Whether the reader takes it for whom the page is: 'for learners who prepare for the Hull test'. */
  readonly isAudience?: boolean;
}

/** From this confidence on, words to whoever makes the page say nothing of its subject. */
const surelyAside = 0.4;

/** Returns whether a word is said to whoever makes the page, and not of its subject. */
export const isToMaker = ({ asAside = 0 }: ReadWord): boolean => asAside >= surelyAside;

const neutral = [
  'command',
  'courtesy',
  'format',
  'length',
  'number',
] as const satisfies (typeof wordKinds)[number][];
const neutralBits = neutral.reduce((all, kind) => all | (1 << wordKinds.indexOf(kind)), 0);

/** Labels of facts beside the subject. A place may narrow it: 'coffee in Vienna'. */
const besides: ReadonlySet<string> = new Set(['date', 'time', 'contact']);
/** Labels of words about the page, which aren't part of its subject. */
const wishes: ReadonlySet<string> = new Set(['look', 'format', 'length', 'tone', 'lang']);
const kinds: ReadonlySet<string> = new Set(['kind']);
const subjects: ReadonlySet<string> = new Set(['subject', 'title']);
/** Labels of what a prompt says to whoever makes the page: 'the test is on Monday and I know nothing'. */
const asides: ReadonlySet<string> = new Set(['note', 'cmd']);
const audiences: ReadonlySet<string> = new Set(['audience']);
const surely = { fact: 0.6, wish: 0.75 };
/** Longest readers: 'the parents of toddlers in our kindergarten'. */
const mostReaders = 6;

/** Returns the key of a record whose phrase at a token is the longest, with its end. */
function longestOf<Key extends string>(
  tokens: readonly Token[],
  at: number,
  keys: readonly Key[],
  lists: Readonly<Record<Key, string>>,
): { readonly key: Key | undefined; readonly end: number } {
  let best: { key: Key | undefined; end: number } = { key: undefined, end: at };
  for (const key of keys) {
    const end = phraseEnd(tokens, at, lists[key]);
    if (end > best.end) best = { key, end };
  }
  return best;
}

/** Returns where readers end that start at a token: 'for my class', 'for the parents of toddlers'. */
function readersEnd(tokens: readonly Token[], at: number, words: TopicWords): number {
  const start = phraseEnd(tokens, at, words.toward);
  if (start === at) return at;
  let end = start;
  let last = at;
  while (end < tokens.length && end - start < mostReaders) {
    const isOrdinal = tokens[end]?.text === '.' && /^\d/.test(tokens[end - 1]?.text ?? '');
    if (!isOrdinal && !/[\p{L}\p{N}’'-]/u.test(tokens[end]?.text ?? '')) break;
    if (phraseEnd(tokens, end, words.about) > end || longestOf(tokens, end, topicForms, words.forms).key)
      break;
    const readers = Math.max(phraseEnd(tokens, end, words.readers), phraseEnd(tokens, end, words.own));
    const isOwn = phraseEnd(tokens, end, words.own) > end;
    // 'Our choir' names readers, whoever they are.
    if (readers > end) last = isOwn ? readers + 1 : readers;
    end = Math.max(readers, end + 1);
  }
  return Math.min(last, tokens.length);
}

/** Longest description of an aspect: 'five most common'. */
const mostQualities = 4;

/** Returns whether an aspect follows 'best' or 'five most common'. */
function qualifiesFacet(tokens: readonly Token[], at: number, words: TopicWords): boolean {
  let next = at;
  while (next - at < mostQualities && isWordOf(tokens[next]?.folded ?? '', words.qualities)) next++;
  return next > at && longestOf(tokens, next, facets, words.facets).end > next;
}

/** Reads the words of a prompt. */
export function readWords({ text, language, spans }: TopicRequest, words: TopicWords): readonly ReadWord[] {
  const tokens = tokenize(text);
  const { own } = matchLexicon(tokens, language);
  const read: ReadWord[] = [];
  const put = (end: number, word: Omit<ReadWord, 'token'>): void => {
    for (const token of tokens.slice(read.length, end)) read.push({ ...word, token });
  };
  const isCapital = ({ text: word }: Token): boolean => /^\p{Lu}/u.test(word);
  /** In 'presented by Dr. Ines Roth', the name ends where words are plain again. */
  const continuesName = (token: Token): boolean =>
    read.findLast(({ token: { text: word } }) => word !== '.')?.role === 'given' && isCapital(token);
  while (read.length < tokens.length) {
    const at = read.length;
    const token = tokens[at] as Token;
    const span = spans.find(({ start, end }) => token.start >= start && token.end <= end);
    const is = (labels: ReadonlySet<string>, least: number): boolean =>
      span !== undefined && labels.has(span.label) && span.confidence >= least;
    const form = longestOf(tokens, at, topicForms, words.forms);
    const facet = longestOf(tokens, at, facets, words.facets);
    const small = Math.max(
      ...[words.small, words.asking, words.toward].map((list) => phraseEnd(tokens, at, list)),
    );
    const readers = readersEnd(tokens, at, words);
    const passing = passingEnd(tokens, at, words, language);
    const isSmall =
      qualifiesFacet(tokens, at, words) ||
      small > at ||
      ((own[at] ?? 0) & neutralBits) !== 0 ||
      !/[\p{L}\p{N}]/u.test(token.text) ||
      /^\d{1,3}$/.test(token.text);
    if (form.key && form.end >= Math.max(facet.end, small)) put(form.end, { role: 'form', form: form.key });
    else if (facet.key && facet.end >= small) put(facet.end, { role: 'facet', facet: facet.key });
    else if (passing > at) put(passing, { role: 'small' });
    else if (readers > at) put(readers, { role: 'reader' });
    else if (is(besides, surely.fact) && !/^\d{3,4}$/.test(span?.text.trim() ?? ''))
      put(at + 1, { role: 'given' });
    // The number of 'grade 7' belongs to its readers.
    else if (/^\d/.test(token.text) && read.at(-1)?.role === 'reader' && span?.label === 'audience')
      put(at + 1, { role: 'reader' });
    else if (isSmall) put(Math.max(small, at + 1), { role: 'small' });
    else if (phraseEnd(tokens, at, words.readers) > at)
      put(phraseEnd(tokens, at, words.readers), { role: 'reader' });
    else if (phraseEnd(tokens, at, words.by) > at || continuesName(token))
      put(Math.max(at + 1, phraseEnd(tokens, at, words.by)), { role: 'given' });
    else if (is(wishes, surely.wish)) put(at + 1, { role: 'small' });
    else {
      // The reader may take a subject for a kind: 'composting for allotment holders'.
      const isOfKind = is(kinds, surely.fact) && findKind([span?.text ?? ''], language) !== null;
      const sureOf = (labels: ReadonlySet<string>): number =>
        span && labels.has(span.label) ? span.confidence : 0;
      put(at + 1, {
        role: 'other',
        isOfKind,
        asSubject: sureOf(subjects),
        asAside: sureOf(asides),
        isAudience: is(audiences, surely.fact),
      });
    }
  }
  return withLists(read, words, language);
}

/** Marks the words behind a colon, a question or 'with', if the subject is before. */
function withLists(
  read: readonly ReadWord[],
  words: TopicWords,
  language: ReaderLanguage,
): readonly ReadWord[] {
  const { having } = pageWordsOf(language);
  const isColon = ({ token: { text } }: ReadWord): boolean => text === ':' || text === '：';
  const opens = read.findIndex(
    (word, at) =>
      (isColon(word) ||
        ((word.token.text === '?' || isWordOf(word.token.folded, having)) && isListFrom(read, at + 1))) &&
      read.slice(0, at).some(({ role }) => role === 'other' || role === 'reader'),
  );
  if (opens < 0) return read;
  const behind = read.slice(opens + 1);
  if (behind.every(({ role }) => role !== 'form'))
    return read.map((word, at) => (at > opens ? { ...word, isListed: true } : word));
  // 'Our choir: slides on rhythm' names its readers first, unlike 'rhythm: slides for our choir'.
  const isAbout = behind.some(
    ({ token, role }, at) =>
      role !== 'form' && behind[at - 1]?.role === 'form' && isWordOf(token.folded, words.about),
  );
  const asReader = ({ token }: ReadWord): ReadWord => ({ token, role: 'reader' });
  return isAbout ? [...read.slice(0, opens).map(asReader), ...read.slice(opens)] : read;
}

/** Returns whether a comma is among the next words. */
const isListFrom = (read: readonly ReadWord[], at: number): boolean =>
  read.slice(at, at + mostReaders).some(({ token }) => token.text === ',' || token.text === '、');
