import type { ReaderLanguage } from '../../reader/languages.ts';

/** Languages that capitalize days and months. */
const locales: Readonly<Partial<Record<ReaderLanguage, string>>> = { en: 'en-US', de: 'de-DE' };
/** Months that are also common words. They count as months only next to a number or a preposition of time. */
const ambiguous: ReadonlySet<string> = new Set(['march', 'may']);
const beforeMonth =
  /(?:\d(?:st|nd|rd|th)?|\b(?:in|by|of|on|since|until|till|from|to|early|late|mid|next|last|this|every))[ -]+$/;
const behindMonth = /^ +\d/;

interface CalendarNames {
  /** Full names of days and months, in lower case. */
  readonly full: ReadonlySet<string>;
  /** Short names of months. They count only beside a number: '3 nov'. */
  readonly short: ReadonlySet<string>;
}

const names = new Map<string, CalendarNames>();

function calendarNames(locale: string): CalendarNames {
  const known = names.get(locale);
  if (known) return known;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_, at) => weekday.format(Date.UTC(2026, 1, 1 + at)));
  const months = Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1)));
  const brief = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const shorts = Array.from({ length: 12 }, (_, at) => brief.format(Date.UTC(2026, at, 1)));
  const found = {
    full: new Set([...days, ...months].map((name) => name.toLowerCase())),
    short: new Set([...shorts.map((name) => name.toLowerCase()), ...(locale === 'en-US' ? ['sept'] : [])]),
  };
  names.set(locale, found);
  return found;
}

/**
 * Returns a text with the capitals its language requires: days, months, and the English 'I'. The length
 * doesn't change.
 */
export function properCase(text: string, language: ReaderLanguage): string {
  const locale = locales[language];
  if (!locale) return text;
  const known = calendarNames(locale);
  return text.replaceAll(/(?<![\p{L}\p{N}@./_-])\p{Ll}+(?![\p{L}\p{N}@/_])/gu, (word: string, at: number) => {
    if (word === 'i' && language === 'en') return isPronoun(text, at) ? 'I' : word;
    const isShort = known.short.has(word) && !known.full.has(word);
    if (!known.full.has(word) && !isShort) return word;
    const isDated =
      /\d(?:st|nd|rd|th)?[ -]+$/.test(text.slice(Math.max(0, at - 6), at)) ||
      behindMonth.test(text.slice(at + word.length, at + word.length + 4));
    if (isShort) return isDated ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    const isMonth =
      !ambiguous.has(word) ||
      beforeMonth.test(text.slice(Math.max(0, at - 12), at).toLowerCase()) ||
      behindMonth.test(text.slice(at + word.length, at + word.length + 4));
    return isMonth ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** 'i' in a list is a numeral: 'i) and ii)'. */
const isPronoun = (text: string, at: number): boolean => !/^[).:]/.test(text.slice(at + 1, at + 2));
