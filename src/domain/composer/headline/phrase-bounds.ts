import type { Label } from '../../reader/labels.ts';
import { isNameWithArticle } from '../facts/small-words.ts';
import { findKind } from '../page/find-kind.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { type HeadlineClause, type HeadlineReader, type HeadlineWord, isHidden } from './headline-reader.ts';
import { isOpenEnd } from './open-ends.ts';

/* Where phrases begin and end. A headline is never part of a phrase. */

const openers = '([{“„«「『（【"';
const closers = ')]}”“»」』）】"';

/** Returns whether brackets and quotation marks are closed, in order. */
export function isBalanced(text: string): boolean {
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
  // 'Nan Lowe turning 90': lowercase words directly after a name belong to it.
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

/** Returns whether words describe those before them in one phrase: 'two small children' of 'moving with …'. */
function isComplement({ words }: HeadlineReader, at: number, clause: HeadlineClause): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (!before?.isSmall || !word?.span || before.span !== word.span || !described.has(word.span.label))
    return false;
  return words
    .slice(clause.first, at)
    .some(({ span, isWord, isSmall }) => span === word.span && isWord && !isSmall);
}

/** Returns whether a word is in the list with its accents: Spanish 'él' is a pronoun, 'el' an article. */
const isTyped = ({ text }: HeadlineWord, list: string): boolean =>
  list.split(', ').includes(text.toLowerCase());

/** Returns whether a word in capitals stands beside another one: a name in a prompt that isn't all in capitals. */
function isLoudAt({ words }: HeadlineReader, at: number): boolean {
  const isLoud = (word: HeadlineWord | undefined): boolean => word !== undefined && isInCapitals(word.text);
  return isLoud(words[at]) && (isLoud(words[at - 1]) || isLoud(words[at + 1]));
}

/** Returns whether words in capitals begin or end between two words: 'band is|THE HERONS'. */
const isSeam = (reader: HeadlineReader, at: number): boolean =>
  isLoudAt(reader, at - 1) !== isLoudAt(reader, at) &&
  [at - 1, at].some((each) => /\p{Ll}/u.test(reader.words[each]?.text ?? ''));

/** Returns whether a phrase can begin here: at a word that says something, or at the article of a name. */
export function begins(reader: HeadlineReader, at: number, clause: HeadlineClause): boolean {
  const { words, text, language } = reader;
  const [word, before] = [words[at], words[at - 1]];
  if (!word?.isWord || isHidden(word)) return false;
  const isInside = isOnePhrase(reader, before, word) || isComplement(reader, at, clause);
  if (at > clause.first && isInside && !isSeam(reader, at)) return false;
  if (before && at > clause.first && isUnspaced(word) && before.span === word.span) return false;
  // 'Meeting' is only a part of 'bakers' meeting'.
  const isOwned = /^[’']$/.test(before?.text ?? '') && /s$/.test(words[at - 2]?.folded ?? '');
  if (at > clause.first && isOwned && before?.hasSpaceBefore === false) return false;
  const isAtEdge = at === clause.first || word.hasSpaceBefore || isUnspaced(word) || !before?.isWord;
  const isJoined = before !== undefined && !word.hasSpaceBefore && /^[’'.&/-]$/.test(before.text);
  if (!isAtEdge || (isJoined && at !== clause.first)) return false;
  const { clauses } = pageWordsOf(language);
  // 'Who kept bees' tells of the name before it.
  const isTold =
    clauses && before && [clauses.relatives, clauses.pronouns].some((list) => isTyped(before, list));
  if (isTold || (word.value === 'date' && /^\d/.test(word.text))) return false;
  // 'Not feed the swans' turns 'Do not feed the swans' around.
  const { questions, asks } = pageWordsOf(language);
  const isAsking = (one: HeadlineWord | undefined): boolean =>
    one !== undefined && [questions, asks ?? ''].some((list) => isWordOf(one.folded, list));
  if (at === clause.first + 1 && isAsking(before)) return false;
  // 'Copper Kettle' is only a part of 'The Copper Kettle'.
  const isOfName =
    before?.isSmall === true && isNameWithArticle(text.slice(before.start, word.end), language);
  if (isOfName && at > clause.first) return false;
  // 'Otters Gym' is only a part of 'Little Otters Gym'.
  const isInName =
    language === 'en' &&
    at > clause.first &&
    before?.isWord === true &&
    !before.isSmall &&
    !isHidden(before) &&
    before.span?.label !== 'kind' &&
    word.span?.label !== 'kind' &&
    word.hasSpaceBefore &&
    [before, word].every(({ text: said }) => /^\p{Lu}\p{Ll}/u.test(said));
  if (isInName) return false;
  const next = words[at + 1];
  const isCapital = !reader.isShouted && isInCapitals(word.text) && isInCapitals(next?.text ?? '');
  const isTitle = word.span?.label === 'title' && word.span.start === word.start;
  if (!word.isSmall || isCapital || isTitle || isQuote(before?.text)) return true;
  return (
    isWordOf(word.folded, questions) ||
    (at === clause.first && isAsking(word)) ||
    isNameWithArticle(text.slice(word.start, word.start + 60), language)
  );
}

const isInCapitals = (word: string): boolean => word.length > 1 && /^\p{Lu}+$/u.test(word);
export const isQuote = (mark: string | undefined): boolean =>
  mark !== undefined && /^["“„«「『]$/u.test(mark);

export const isUnspaced = ({ text }: HeadlineWord): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(text);

/** Returns whether a phrase ends in its date. A year may name it, and so may the day of 'Good Friday'. */
function isDay({ value, text }: HeadlineWord, before: HeadlineWord | undefined): boolean {
  const isNamed = /^\p{Lu}\p{Ll}/u.test(text) && /^\p{Lu}\p{Ll}/u.test(before?.text ?? '');
  return value === 'date' && !/^(?:19|20)\d\d$/.test(text) && !isNamed;
}

/** Returns whether a phrase can end before a word. */
export function ends(reader: HeadlineReader, next: number, clause: HeadlineClause): boolean {
  const { words, text } = reader;
  const [last, behind] = [words[next - 1], words[next]];
  if (!last || isHidden(last)) return false;
  // 'Repair cafe' heads a repair cafe flyer.
  const isApart = last.end === reader.modifierEnd || isSeam(reader, next);
  if (next < clause.next && !isApart && isOnePhrase(reader, last, behind)) return false;
  if (!last.isWord && !/^[)\]”»」』）】!?"%]$/u.test(last.text)) return false;
  if (isDay(last, words[next - 2]) || (next < clause.next && isOpenEnd(reader, next))) return false;
  // 'World War One' ends with its number; 'An Evening With' goes on.
  const isNamed = /^\p{Lu}/u.test(last.text) && /^\p{Lu}/u.test(words[next - 2]?.text ?? '');
  const goesOn = next < clause.next && behind?.isWord === true && /^\p{Lu}/u.test(behind.text);
  if (last.isSmall && (!isNamed || goesOn)) return false;
  if (!behind || next >= clause.next) return true;
  // 'Block C' and 'Level 2' are one name.
  const isNumbered =
    behind.value === null &&
    /^(?:\p{Lu}|\d{1,3})$/u.test(behind.text) &&
    (next + 1 >= clause.next || /^\p{Lu}$/u.test(behind.text)) &&
    last.isWord &&
    !last.isSmall;
  if (behind.hasSpaceBefore) return !isNumbered;
  if (isUnspaced(last) && isUnspaced(behind)) return behind.span !== last.span;
  return !behind.isWord && !/^[’'.&/@–-]$/.test(behind.text) && text.charAt(behind.end) !== '';
}
