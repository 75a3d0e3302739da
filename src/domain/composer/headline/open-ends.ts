import { editWordsOf } from '../edit/lexicon/index.ts';
import { isAbbreviation } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { HeadlineReader, HeadlineWord } from './headline-reader.ts';

type Words = Pick<HeadlineReader, 'words' | 'language'>;

const isNumber = (word: HeadlineWord | undefined): boolean => word !== undefined && /^\d/.test(word.text);

/** Returns whether an abbreviation goes on: 'Mt|. Hollow', or 'St|Olave' where nothing stands before it. */
function isShortened({ words, language }: Words, next: number): boolean {
  const [before, last, behind, after] = [words[next - 2], words[next - 1], words[next], words[next + 1]];
  // Clauses end at the period of a sentence, so any other one is an abbreviation's.
  if (behind?.text === '.' && !behind.hasSpaceBefore && after?.isWord) return true;
  const isFirst = !before?.isWord || before.isSmall;
  const isName = /^\p{Lu}/u.test(last?.text ?? '') && /^\p{Lu}/u.test(behind?.text ?? '');
  return isFirst && isName && isAbbreviation(last?.text ?? '', language) && behind?.hasSpaceBefore === true;
}

/**
 * Returns whether what follows belongs to the last word: 'Feast|of Lanterns'. A house behind an occasion of two words
 * doesn't: 'annual meeting|of Harrow Players'.
 */
function isJoined({ words, language }: Words, next: number): boolean {
  if (language !== 'en' || !isWordOf(words[next]?.folded ?? '', pageWordsOf(language).of)) return false;
  const [before, last, name] = [words[next - 2], words[next - 1], words[next + 1]];
  const isOccasion = [before, last].every((word) => word?.isSmall === false && /^\p{Ll}/u.test(word.text));
  return !(isOccasion && /^\p{Lu}/u.test(name?.text ?? ''));
}

/** Returns whether a verb waits for what it is said of: 'the kitchen is|closed', 'choir needs|tenors'. */
function isDangling({ words, language }: Words, next: number): boolean {
  const [last, behind] = [words[next - 1], words[next]];
  const isVerb =
    /^\p{Ll}/u.test(last?.text ?? '') && isWordOf(last?.folded ?? '', pageWordsOf(language).saying);
  return isVerb && behind?.isWord === true;
}

/**
 * Returns whether a phrase would end within something: in the first number of a range ('closed 1|to 14 August'), in the
 * short day of a date ('Tues|5 May'), in a title or an abbreviation before what it introduces ('St|Olave'), or in a verb.
 */
export function isOpenEnd(reader: Words, next: number): boolean {
  const { words, language } = reader;
  const [last, behind, after] = [words[next - 1], words[next], words[next + 1]];
  if (!last || !behind) return false;
  if (isNumber(last) && behind.isSmall && isNumber(after)) return true;
  if ([isShortened, isJoined, isDangling].some((isOpen) => isOpen(reader, next))) return true;
  const edited = editWordsOf(language);
  const isDay = edited !== null && isWordOf(last.folded, `${edited.days}, ${edited.unsureDays}`);
  if (isDay && isNumber(behind)) return true;
  const { honorifics, bill } = pageWordsOf(language);
  if (!behind.hasSpaceBefore && behind.text !== '.') return false;
  const introduced = behind.text === '.' ? after : behind;
  const isNumbered = isWordOf(last.folded, bill.number) && isNumber(introduced);
  return isNumbered || (isWordOf(last.folded, honorifics) && introduced?.isWord === true);
}
