import type { Label } from '../../reader/labels.ts';
import { isNameWithArticle } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import { familyOf, type KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf, isWordOf, phraseEnd } from '../page/word-list.ts';
import { passageWords } from '../passages/lexicon/index.ts';
import { type HeadlineClause, type HeadlineReader, type HeadlineWord, isHidden } from './headline-reader.ts';

/** Words of the prompt that could head the page, by their indexes; without a clause, the usual name of its kind. */
export interface Candidate {
  readonly first: number;
  readonly next: number;
  readonly clause: number;
}

/** Maximum length of a headline. */
const longestHeadline = 70;
const mostWords = 10;
/** Clauses that name the page, besides the one behind the kind; others tell facts. */
const mostOpening = 2;
const mostCandidates = 700;

/** Kinds whose bare name says nothing of the page. */
const telling: ReadonlySet<KindId> = new Set<KindId>([
  'deck',
  'article',
  'one-pager',
  'report',
  'lesson',
  'recipe',
  'release',
  'sign',
  'flyer',
  'poster',
  'cv',
]);

/** Labels of phrases that can head a page wherever they stand. */
const naming: ReadonlySet<Label> = new Set<Label>(['title', 'subject', 'from', 'kind']);

const openers = '([{“„«「『（【"';
const closers = ')]}”“»」』）】"';

/** Returns whether brackets and quotation marks are closed, in order. */
function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const mark of text) {
    const closed = open.at(-1);
    if (closed !== undefined && closers.includes(mark) && openers.indexOf(closed) === closers.indexOf(mark))
      open.pop();
    else if (openers.includes(mark)) open.push(mark);
    else if (closers.includes(mark)) return false;
  }
  return open.length === 0;
}

const people: ReadonlySet<Label> = new Set<Label>(['name', 'to', 'from']);

/**
 * Returns whether two neighboring words belong to one phrase, which is never cut between them: 'French|Revolution'. A
 * name begins with its capital, and a date stands beside one.
 */
function isOnePhrase(
  { isCased, language }: HeadlineReader,
  one: HeadlineWord | undefined,
  other: HeadlineWord | undefined,
): boolean {
  if (!one?.isWord || !other?.isWord || one.isSmall || other.isSmall || !other.hasSpaceBefore) return false;
  const isNamed = one.span !== null && people.has(one.span.label);
  // 'Nan Lowe turning 90': what a name is followed by without a mark belongs to it.
  if (isNamed && isCased && one.span !== other.span && other.value === null && /^\p{Ll}/u.test(other.text))
    return true;
  if (one.span !== other.span || one.value !== other.value) return false;
  // 'Notice water off': the name of a kind may stand directly before what it says.
  const isKindName = one.span?.label === 'kind' && one.span.start === one.start;
  if (isKindName && findKind([one.text], language) !== null) return false;
  // Without spaces between words, a space is a mark.
  if (isUnspaced(one) && isUnspaced(other)) return false;
  const startsName = isCased && language !== 'de' && /^\p{Ll}/u.test(one.text) && /^\p{Lu}/u.test(other.text);
  return !startsName;
}

const described: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'detail',
  'item',
  'to',
  'from',
  'name',
]);

/** Returns whether words describe what stands before them in one phrase: 'two small children' of 'moving with …'. */
function isComplement({ words }: HeadlineReader, at: number, clause: HeadlineClause): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before?.isSmall || !word?.span || before.span !== word.span || !described.has(word.span.label))
    return false;
  return words
    .slice(clause.first, at)
    .some(({ span, isWord, isSmall }) => span === word.span && isWord && !isSmall);
}

/** Returns whether a phrase can begin here: at a word that says something, or at the article of a name. */
function begins(reader: HeadlineReader, at: number, clause: HeadlineClause): boolean {
  const { words, text, language } = reader;
  const [word, before] = [words[at], words[at - 1]];
  if (!word?.isWord || isHidden(word)) return false;
  if (at > clause.first && (isOnePhrase(reader, before, word) || isComplement(reader, at, clause)))
    return false;
  if (before && at > clause.first && isUnspaced(word) && before.span === word.span) return false;
  const isAtEdge = at === clause.first || word.hasSpaceBefore || isUnspaced(word) || !before?.isWord;
  const isInside = before !== undefined && !word.hasSpaceBefore && /^[’'.&/-]$/.test(before.text);
  if (!isAtEdge || (isInside && at !== clause.first)) return false;
  const { clauses } = pageWordsOf(language);
  // 'Who kept bees' tells of the name before it.
  const isTold =
    clauses && before && [clauses.relatives, clauses.pronouns].some((list) => isWordOf(before.folded, list));
  if (isTold || (word.value === 'date' && /^\d/.test(word.text))) return false;
  // 'Not lean on railings' turns 'Do not lean on railings' around.
  const { questions, asks } = pageWordsOf(language);
  const isAsking = (one: HeadlineWord | undefined): boolean =>
    one !== undefined && [questions, asks ?? ''].some((list) => isWordOf(one.folded, list));
  if (at === clause.first + 1 && isAsking(before)) return false;
  // 'Copper Kettle' is only a part of 'The Copper Kettle'.
  const isOfName =
    before?.isSmall === true && isNameWithArticle(text.slice(before.start, word.end), language);
  if (isOfName && at > clause.first) return false;
  const next = words[at + 1];
  const isCapital = isInCapitals(word.text) && isInCapitals(next?.text ?? '');
  const isTitle = word.span?.label === 'title' && word.span.start === word.start;
  if (!word.isSmall || isCapital || isTitle || isQuote(before?.text)) return true;
  return (
    isWordOf(word.folded, questions) ||
    (at === clause.first && isAsking(word)) ||
    isNameWithArticle(text.slice(word.start, word.start + 60), language)
  );
}

const isInCapitals = (word: string): boolean => word.length > 1 && /^\p{Lu}+$/u.test(word);
const isQuote = (mark: string | undefined): boolean => mark !== undefined && /^["“„«「『]$/u.test(mark);

const isUnspaced = ({ text }: HeadlineWord): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text);

/** Returns whether a phrase ends in its date. A year may name it, and so may the day of 'Good Friday'. */
function isDay({ value, text }: HeadlineWord, before: HeadlineWord | undefined): boolean {
  const isNamed = /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '');
  return value === 'date' && !/^(?:19|20)\d\d$/.test(text) && !isNamed;
}

/** Returns whether a phrase can end before a word. */
function ends(reader: HeadlineReader, next: number, clause: HeadlineClause): boolean {
  const { words, text } = reader;
  const [last, behind] = [words[next - 1], words[next]];
  if (!last || isHidden(last)) return false;
  if (next < clause.next && isOnePhrase(reader, last, behind)) return false;
  if (!last.isWord && !/^[)\]”»」』）】!?"%]$/u.test(last.text)) return false;
  if (isDay(last, words[next - 2])) return false;
  if (last.isSmall && !(/^\p{Lu}/u.test(last.text) && /^\p{Lu}/u.test(words[next - 2]?.text ?? '')))
    return false;
  if (!behind || next >= clause.next || behind.hasSpaceBefore) return true;
  if (isUnspaced(last) && isUnspaced(behind)) return behind.span !== last.span;
  return !behind.isWord && !/^[’'.&/@–-]$/.test(behind.text) && text.charAt(behind.end) !== '';
}

const values: ReadonlySet<string> = new Set(['date', 'time', 'money', 'contact', 'quantity']);

/** Returns whether a phrase says more than when, how much or how to reach somebody. */
const saysMore = (words: readonly HeadlineWord[]): boolean =>
  words.some(
    ({ isWord, isSmall, value, text, span }) =>
      isWord &&
      !isSmall &&
      (value === null || !values.has(value)) &&
      /\p{L}/u.test(text) &&
      span?.label !== 'date' &&
      span?.label !== 'time' &&
      span?.label !== 'money' &&
      span?.label !== 'contact',
  );

/** Decimals, and ranges of numbers that aren't years: '9.05', 'flats 12–20'. */
const figures = /\d[.,:]\d|(?<!\d)\d{1,3}\s?[-–]\s?\d{1,3}(?!\d)/u;

/** Values that are no part of a name. */
const neverNamed: ReadonlySet<string> = new Set(['time', 'money', 'contact']);

/** Returns whether a certificate may be called so: by its kind, by a title, or in quotation marks. */
function namesCertificate(
  { words }: HeadlineReader,
  { first, next }: Pick<Candidate, 'first' | 'next'>,
): boolean {
  const isNamed = words
    .slice(first, next)
    .some(({ span }) => span?.label === 'kind' || span?.label === 'title');
  return isNamed || isQuote(words[first - 1]?.text);
}

/** Pages that are seen from afar don't say what they are. */
const unsaid: ReadonlySet<KindId> = new Set<KindId>(['flyer', 'poster', 'sign', 'invitation']);

/** Returns whether a phrase says what a page is that shows it: 'flea market poster'. */
function saysKind(
  { words, kind, language }: HeadlineReader,
  { first, next }: Pick<Candidate, 'first' | 'next'>,
): boolean {
  const said = words.slice(first, next).filter(({ isWord, isSmall }) => isWord && !isSmall);
  const ofKind = said.filter(({ span }) => span?.label === 'kind').length;
  const [opening] = said;
  const isNamed =
    opening?.span?.label === 'kind' && said.length > 1 && findKind([opening.text], language) !== null;
  const isMixed = ofKind > 0 && ofKind < said.length;
  // 'Lost cat' of a lost cat poster is all right, and 'poster' isn't.
  const isName = ofKind > 0 && findKind([said.map(({ text }) => text).join(' ')], language) !== null;
  return kind !== null && unsaid.has(kind) && (isNamed || isMixed || isName);
}

/** Returns whether a value or a recipient is cut, or an instruction is within. */
function isWhole(reader: HeadlineReader, { first, next }: Pick<Candidate, 'first' | 'next'>): boolean {
  const { words, values: found, kind } = reader;
  const [start, end] = [words[first], words[next - 1]];
  if (!start || !end) return false;
  const isCut = found.some(
    (value) =>
      (value.start < start.start && value.end > start.start) ||
      (value.start < end.end && value.end > end.end),
  );
  const inside = words.slice(first, next);
  const said = textOf(reader, { first, next });
  if (inside.some(({ value }) => value !== null && neverNamed.has(value)) || figures.test(said)) return false;
  const family = kind === null ? null : familyOf(kind);
  const isAddressee =
    (family === 'letter' || family === 'bill') &&
    inside.every(({ span, isSmall }) => isSmall || span?.label === 'to');
  if (kind === 'certificate' && !namesCertificate(reader, { first, next })) return false;
  return (
    !isCut && !isAddressee && !saysKind(reader, { first, next }) && !inside.some(isHidden) && saysMore(inside)
  );
}

/** Returns whether words are polite, ask for something that they don't name, or tell opening hours. */
function saysNoName({ words, language }: HeadlineReader, { first, next }: Candidate): boolean {
  const { opening } = pageWordsOf(language);
  const inside = words.slice(first, next);
  // 'Monday closed' is a fact, too.
  if (inside.some(({ value }) => value === 'date') && inside.some(({ folded }) => isWordOf(folded, opening)))
    return true;
  // 'Sections: animals, prices' tells what to write.
  const { sections } = passageWords[language] ?? { sections: '' };
  if (words[next]?.text === ':' && phraseEnd(words, first, sections) === next) return true;
  const { courtesies, greetings, thanks, vague, comparing } = pageWordsOf(language);
  return [courtesies, greetings, thanks, vague ?? '', comparing?.verbs ?? ''].some(
    (list) => phraseEnd(words, first, list) > first,
  );
}

export const textOf = (
  { text, words }: HeadlineReader,
  { first, next }: Pick<Candidate, 'first' | 'next'>,
): string => text.slice(words[first]?.start, words[next - 1]?.end).replaceAll(/\s+/g, ' ');

/** Returns the index of the clause that names the kind; -1 if none does. */
const ownClause = ({ words, clauses, kindSpan }: HeadlineReader): number =>
  clauses.findIndex(
    ({ first, next }) =>
      kindSpan !== null &&
      (words[first]?.start ?? 0) <= kindSpan.start &&
      (words[next - 1]?.end ?? 0) > kindSpan.start,
  );

const fewestRows = 2;

/**
 * Returns the indexes of clauses that are rows of a list: several have a value at their beginning or end, or end in a
 * colon. The clause that names the kind is none.
 */
function rowsOf(reader: HeadlineReader): ReadonlySet<number> {
  const { words, clauses } = reader;
  const own = Math.max(0, ownClause(reader));
  const isValued = ({ first, next }: HeadlineClause): boolean =>
    Boolean(words[first]?.value ?? words[next - 1]?.value) || /^\d/.test(words[next - 1]?.text ?? '');
  const isPair = (at: number): boolean => clauses[at + 1]?.after === 'colon';
  const behind = clauses.map((_, at) => at).filter((at) => at > own);
  const valued = behind.filter((at) => isValued(clauses[at] as HeadlineClause));
  const pairs = behind.filter(isPair);
  return new Set([valued, pairs].flatMap((rows) => (rows.length >= fewestRows ? rows : [])));
}

/** Returns all phrases of a prompt that could head its page. */
export function candidatesOf(reader: HeadlineReader): Candidate[] {
  const { words, clauses, kind, kindSpan, language } = reader;
  const usual: Candidate[] = kind === null ? [] : [{ first: 0, next: 0, clause: -1 }];
  const rows = rowsOf(reader);
  const own = ownClause(reader);
  const found: Candidate[] = [];
  for (const [at, clause] of clauses.entries()) {
    // What stands directly behind 'Notice:' is its message, whatever day it names.
    const isMessage = kind === 'sign' && at === own + 1 && clause.after === 'colon';
    const isOpening = isMessage || ((at < mostOpening || at === own + 1) && !rows.has(at));
    for (let first = clause.first; first < clause.next && found.length < mostCandidates; first++) {
      if (!begins(reader, first, clause)) continue;
      let count = 0;
      for (let next = first + 1; next <= clause.next; next++) {
        const last = words[next - 1];
        if (!last) break;
        if (last.isWord && (!isUnspaced(last) || next === first + 1 || last.span !== words[next - 2]?.span))
          count += 1;
        const start = words[first]?.start ?? 0;
        if (count > mostWords || last.end - start > longestHeadline) break;
        if (!ends(reader, next, clause)) continue;
        const candidate = { first, next, clause: at };
        if (!isOpening && !isPhrase(reader, candidate)) continue;
        // One word behind the message of a sign is what it concerns.
        if (kind === 'sign' && !isMessage && at !== Math.max(0, own) && count < 2) continue;
        const said = textOf(reader, candidate);
        if (isBalanced(said) && isWhole(reader, candidate) && !saysNoName(reader, candidate))
          found.push(candidate);
      }
    }
  }
  // A page that the prompt doesn't call anything isn't headed by the name of its kind either.
  const isCalled = kindSpan !== null && !hasWordOf(kindSpan.text, pageWordsOf(language).vague ?? '');
  const isUntold = kind !== null && (telling.has(kind) || !isCalled);
  return isUntold && found.length > 0 ? found : [...usual, ...found];
}

/** Returns whether a candidate begins and ends with phrases of the reader that name something. */
function isPhrase({ words }: HeadlineReader, { first, next }: Candidate): boolean {
  const [start, end] = [words[first], words[next - 1]];
  const isStart = start?.span && naming.has(start.span.label) && words[first - 1]?.span !== start.span;
  const isEnd = end?.span && naming.has(end.span.label) && words[next]?.span !== end.span;
  return Boolean(isStart && isEnd);
}
