import type { List } from 'mdast';
import { readDateText } from '../../../reader/values/read-date-text.ts';
import type { LooseFields } from './data.ts';

const firstWord = /^\p{L}{3,12}(?![\p{L}-])/u;

/** Parses as German, because its neighbors also write the day with a point and have similar month names. */
function isDay(number: number, text: string): boolean {
  const month = firstWord.exec(text)?.[0];
  if (month === undefined) return false;
  const day = `${number}. ${month}`;
  return readDateText(day, 'de', '2000-01-01')?.text === day;
}

const countsUp = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && numbers.every((number, at) => number === (numbers[0] ?? 0) + at);

/**
 * Markdown reads '23. November 2026' as entry 23 of a list and renumbers the entries after it. If the entries
 * are dates, restores the numbers: as a paragraph for a single entry, otherwise as an unnumbered list.
 */
export function keepDays(
  list: LooseFields,
  items: readonly (LooseFields & { text: string })[],
  { children, start }: List,
): LooseFields {
  const numbers = children.map((item, at) => item.data?.number ?? (start ?? 1) + at);
  if (!list.ordered || countsUp(numbers)) return list;
  if (!items.every(({ text }, at) => isDay(numbers[at] ?? 0, text))) return list;
  const days = items.map((item, at) => ({ ...item, text: `${numbers[at]}. ${item.text}` }));
  const [only] = days;
  return only && days.length === 1 && Object.keys(only).length === 1
    ? { type: 'paragraph', text: only.text }
    : { type: 'list', items: days };
}
