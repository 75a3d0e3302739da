import { editWordsOf } from '../edit/lexicon/index.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import type { HeadlineReader, HeadlineWord } from './headline-reader.ts';

const isNumber = (word: HeadlineWord | undefined): boolean => word !== undefined && /^\d/.test(word.text);

/**
 * Returns whether a phrase would end within something: in the first number of a range ('closed 1|to 14 August'), in the
 * short day of a date ('Tues|5 May'), or in a title or an abbreviation before what it introduces ('St|Olave').
 */
export function isOpenEnd({ words, language }: HeadlineReader, next: number): boolean {
  const [last, behind, after] = [words[next - 1], words[next], words[next + 1]];
  if (!last || !behind) return false;
  if (isNumber(last) && behind.isSmall && isNumber(after)) return true;
  const edited = editWordsOf(language);
  const isDay = edited !== null && isWordOf(last.folded, `${edited.days}, ${edited.unsureDays}`);
  if (isDay && isNumber(behind)) return true;
  const { honorifics, bill } = pageWordsOf(language);
  if (!behind.hasSpaceBefore && behind.text !== '.') return false;
  const introduced = behind.text === '.' ? after : behind;
  const isNumbered = isWordOf(last.folded, bill.number) && isNumber(introduced);
  return isNumbered || (isWordOf(last.folded, honorifics) && introduced?.isWord === true);
}
