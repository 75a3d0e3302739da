import type { ReaderLanguage } from '../../reader/languages.ts';
import { isWordOf } from '../page/word-list.ts';
import { standsAlone } from './fixed-case.ts';
import { editWordsOf } from './lexicon/index.ts';

/** A number, or a mark or a short word before another short day: 'sat 9', 'sat-sun', 'sat and sun'. */
const behindDay = /^s?(?:\s*\d|(?:\s?[-–/&+,]\s?|\s(?:\p{L}{1,3}\s)?)(\p{L}{3,5})s?(?!\p{L}))/iu;
const beforeDay = /(?:^|[^\p{L}])(\p{L}{3,5})s?(?:\s?[-–/&+,]\s?|\s(?:\p{L}{1,3}\s)?)$/iu;
/** Minimum number of other short days in a list of days. */
const fewestDays = 2;

/** Returns a text with capitals for short days; 'sat', 'sun' and 'wed' are days only beside a number or another day. */
export function withShortDays(text: string, language: ReaderLanguage): string {
  const words = editWordsOf(language);
  if (!words || words.days === '') return text;
  const isDay = (other: string | undefined): boolean =>
    other !== undefined && isWordOf(other.toLowerCase(), `${words.days}, ${words.unsureDays}`);
  const sure =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => isWordOf(word, words.days)) ?? [];
  // In a list of days, every item begins with one.
  const isListed = new Set(sure).size >= fewestDays;
  return text.replaceAll(/(?<!\p{L})\p{Ll}{3,5}(?!\p{L})/gu, (word: string, at: number) => {
    const end = at + word.length;
    if (!isDay(word) || !standsAlone(text, { start: at, end })) return word;
    const behind = behindDay.exec(text.slice(end, end + 16));
    const isBeside =
      (behind !== null && (behind[1] === undefined || isDay(behind[1]))) ||
      isDay(beforeDay.exec(text.slice(Math.max(0, at - 14), at))?.[1]) ||
      (isListed && /[,:;\n] ?$/u.test(text.slice(Math.max(0, at - 2), at)));
    return isWordOf(word, words.days) || isBeside ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}
