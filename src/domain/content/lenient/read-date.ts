import { z } from 'zod';
import { readDateText } from '../../reader/values/read-date-text.ts';

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;
const two = (part: string): string => part.padStart(2, '0');

/**
 * Reads a date: ISO, unambiguous numbers, or written out. Undefined if it is ambiguous ('3/4/2026').
 * @param today YYYY-MM-DD; without it only dates with a year are read
 */
export function readDate(text: string, language: string, today: string | undefined): string | undefined {
  const trimmed = text.trim().slice(0, 100);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].{0,40})?$/.exec(trimmed);
  if (iso) {
    const day = `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
    return isDay(day) ? day : undefined;
  }
  const numeric = /^(\d{1,2})([./-])(\d{1,2})[./-](\d{4}|\d{2})$/.exec(trimmed);
  if (numeric) return numericDay(numeric);
  if (today === undefined && !/\d{4}/.test(trimmed)) return undefined;
  // 'March 2026' is a month, not its first day.
  if (/^\p{L}+\.? \d{4}$/u.test(trimmed)) return undefined;
  const found = readDateText(trimmed, language, today);
  if (!found?.day || !found.month) return undefined;
  const day = dayOf(
    found.year ?? yearAhead(found.month, found.day, today ?? '2000-01-01'),
    found.month,
    found.day,
  );
  return isDay(day) ? day : undefined;
}

const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${two(String(month))}-${two(String(day))}`;

/** Without a year, the next such day is meant. */
function yearAhead(month: number, day: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return dayOf(year, month, day) < today ? year + 1 : year;
}

function numericDay([, first = '', mark, second = '', year = '']: RegExpExecArray): string | undefined {
  const whole = year.length === 2 ? `20${year}` : year;
  const dayFirst = `${whole}-${two(second)}-${two(first)}`;
  const monthFirst = `${whole}-${two(first)}-${two(second)}`;
  // With points, the order is always day, month, year.
  const isCertain = mark === '.' || first === second || Number(first) > 12;
  if (isCertain) return isDay(dayFirst) ? dayFirst : undefined;
  return Number(second) > 12 && isDay(monthFirst) ? monthFirst : undefined;
}

const spans: readonly [RegExp, number][] = [
  [/^(?:days?|tage?n?|jours?|d[ií]as?|d)$/iu, 1],
  [/^(?:weeks?|wochen?|semaines?|semanas?)$/iu, 7],
  [/^(?:months?|monate?n?|mois|mes(?:es)?)$/iu, 30],
];

/** Reads a number of days after the issue date: 'in 14 days', 'Net 30', '2 weeks', 'on receipt'. */
export function readSpan(text: string): number | undefined {
  const words = text.trim().toLowerCase();
  if (words.length > 60) return undefined;
  if (/receipt|immediate|^now$|sofort|upon delivery/.test(words)) return 0;
  const net = /\bnet(?:to)?[- ]?(\d{1,4})/.exec(words)?.[1];
  if (net !== undefined) return Number(net);
  const span = /(?:^|[^\d.,/-])(\d{1,4}) ?-?(\p{L}+)/u.exec(words);
  const days = spans.find(([unit]) => unit.test(span?.[2] ?? ''))?.[1];
  if (span && days !== undefined) return Number(span[1]) * days;
  const bare = /^(\d{1,3})$/.exec(words)?.[1];
  return bare === undefined ? undefined : Number(bare);
}
