import type { ReaderLanguage } from '../../reader/languages.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { editWordsOf } from '../edit/lexicon/index.ts';
import { isWordOf } from '../page/word-list.ts';
import { relabel } from './relabel.ts';

const dayBefore = /(?:^|[^\p{L}])(\p{L}{3,5}) $/u;
const longestDay = 7;

/** Labels the short day directly before a date as a part of it: 'Tues' of 'staff meeting Tues 5 May'. */
export function withDaysOfDates(
  text: string,
  spans: readonly ReadSpan[],
  language: ReaderLanguage,
): readonly ReadSpan[] {
  const words = editWordsOf(language);
  if (!words || words.days === '') return spans;
  return spans.reduce<readonly ReadSpan[]>((result, { label, start, end }) => {
    if (label !== 'date' || !/^\d/.test(text.slice(start, end))) return result;
    const [, day] = dayBefore.exec(text.slice(Math.max(0, start - longestDay), start)) ?? [];
    const isDay = day !== undefined && isWordOf(day.toLowerCase(), `${words.days}, ${words.unsureDays}`);
    return isDay ? relabel(text, result, { start: start - day.length - 1, end }, 'date') : result;
  }, spans);
}
