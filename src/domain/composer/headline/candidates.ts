import type { Label } from '../../reader/labels.ts';
import { isNameWithArticle } from '../facts/small-words.ts';
import { familyOf } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { type HeadlineClause, type HeadlineReader, type HeadlineWord, isHidden } from './headline-reader.ts';

/** Words of the prompt that could head the page, by their indexes; without a clause, the usual name of its kind. */
export interface Candidate {
  readonly first: number;
  readonly next: number;
  readonly clause: number;
}

/** Maximum length of a headline. */
export const longestHeadline = 70;
const mostWords = 10;
/** In clauses behind these, only whole phrases of the reader can head a page. */
const mostOpening = 4;
const mostCandidates = 700;

const naming: ReadonlySet<Label> = new Set<Label>([
  'title',
  'subject',
  'from',
  'name',
  'place',
  'kind',
  'item',
]);

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

/** Returns whether a phrase can begin here: at a word that says something, or at the article of a name. */
function begins({ words, text, language }: HeadlineReader, at: number, clause: HeadlineClause): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (!word?.isWord || isHidden(word)) return false;
  if (before && at > clause.first && isUnspaced(word) && before.span === word.span) return false;
  const isAtEdge = at === clause.first || word.hasSpaceBefore || isUnspaced(word) || !before?.isWord;
  const isInside = before !== undefined && !word.hasSpaceBefore && /^[’'.&/-]$/.test(before.text);
  if (!isAtEdge || (isInside && at !== clause.first)) return false;
  const next = words[at + 1];
  const isCapital = isInCapitals(word.text) && isInCapitals(next?.text ?? '');
  if (!word.isSmall || isCapital || isQuote(before?.text)) return true;
  const { questions } = pageWordsOf(language);
  return (
    isWordOf(word.folded, questions) || isNameWithArticle(text.slice(word.start, word.start + 60), language)
  );
}

const isInCapitals = (word: string): boolean => word.length > 1 && /^\p{Lu}+$/u.test(word);
const isQuote = (mark: string | undefined): boolean => mark !== undefined && /^["“„«「『]$/u.test(mark);

const isUnspaced = ({ text }: HeadlineWord): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text);

/** Returns whether a phrase can end before a word. */
function ends({ words, text }: HeadlineReader, next: number, clause: HeadlineClause): boolean {
  const [last, behind] = [words[next - 1], words[next]];
  if (!last || isHidden(last)) return false;
  if (!last.isWord && !/^[)\]”»」』）】!?"%]$/u.test(last.text)) return false;
  if (last.isSmall && !(/^\p{Lu}/u.test(last.text) && /^\p{Lu}/u.test(words[next - 2]?.text ?? '')))
    return false;
  if (!behind || next >= clause.next || behind.hasSpaceBefore) return true;
  if (isUnspaced(last) && isUnspaced(behind)) return behind.span !== last.span;
  return !behind.isWord && !/^[’'.&/@-]$/.test(behind.text) && text.charAt(behind.end) !== '';
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
  // '9.05' is a time or a price, whatever it stands beside.
  if (inside.some(({ value }) => value !== null && neverNamed.has(value)) || /\d[.,:]\d/.test(said))
    return false;
  const family = kind === null ? null : familyOf(kind);
  const isAddressee =
    (family === 'letter' || family === 'bill') &&
    inside.every(({ span, isSmall }) => isSmall || span?.label === 'to');
  if (kind === 'certificate' && !namesCertificate(reader, { first, next })) return false;
  return !isCut && !isAddressee && !inside.some(isHidden) && saysMore(inside);
}

/** Returns whether words are only polite, or a clause that greets. */
function isPolite({ words, language }: HeadlineReader, { first, next }: Candidate): boolean {
  const { courtesies, greetings, thanks } = pageWordsOf(language);
  const inside = words.slice(first, next);
  return [courtesies, greetings, thanks].some((list) => phraseEnd(inside, 0, list) > 0);
}

export const textOf = (
  { text, words }: HeadlineReader,
  { first, next }: Pick<Candidate, 'first' | 'next'>,
): string => text.slice(words[first]?.start, words[next - 1]?.end).replaceAll(/\s+/g, ' ');

/** Returns all phrases of a prompt that could head its page. */
export function candidatesOf(reader: HeadlineReader): Candidate[] {
  const { words, clauses, kind } = reader;
  const usual: Candidate[] = kind === null ? [] : [{ first: 0, next: 0, clause: -1 }];
  const found: Candidate[] = [];
  for (const [at, clause] of clauses.entries()) {
    const isOpening = at < mostOpening || at === clauses.length - 1;
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
        const said = textOf(reader, candidate);
        if (isBalanced(said) && isWhole(reader, candidate) && !isPolite(reader, candidate))
          found.push(candidate);
      }
    }
  }
  return [...usual, ...found];
}

/** Returns whether a candidate begins and ends with phrases of the reader that name something, or is a clause. */
function isPhrase({ words, clauses }: HeadlineReader, { first, next, clause }: Candidate): boolean {
  const own = clauses[clause];
  if (own && first === own.first && next === own.next) return true;
  const [start, end] = [words[first], words[next - 1]];
  const isStart = start?.span && naming.has(start.span.label) && words[first - 1]?.span !== start.span;
  const isEnd = end?.span && naming.has(end.span.label) && words[next]?.span !== end.span;
  return Boolean(isStart && isEnd);
}
