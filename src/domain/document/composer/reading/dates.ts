import { parse as parseGerman } from 'chrono-node/de';
import { GB as british, casual as english } from 'chrono-node/en';
import { parse as parseSpanish } from 'chrono-node/es';
import { parse as parseFrench } from 'chrono-node/fr';
import type { ReadingLanguage } from './language.ts';
import { withPossibleDates } from './written-dates.ts';

export interface DateMention {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** ISO date; the first day of a range. */
  readonly iso: string;
  /** ISO date of the last day, for a range of days. */
  readonly untilIso?: string;
  /** A day, a weekday or a month was named; otherwise only an hour, and `iso` is today. */
  readonly hasDay: boolean;
  /** '20:00', when an hour was given. */
  readonly time?: string;
  readonly untilTime?: string;
}

/** Dates stand near the head of what people ask for; the bound keeps a paste from costing time. */
const readLength = 4_000;

/** Midday of an ISO date, so that no time zone moves it to another day. */
function midday(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

const two = (value: number): string => String(value).padStart(2, '0');

interface Components {
  get(part: 'year' | 'month' | 'day' | 'hour' | 'minute'): number | null;
  isCertain(part: 'year' | 'month' | 'day' | 'hour' | 'weekday'): boolean;
}

function isoOf(part: Components): string {
  return `${part.get('year')}-${two(part.get('month') ?? 1)}-${two(part.get('day') ?? 1)}`;
}

function timeOf(part: Components): string | undefined {
  return part.isCertain('hour') ? `${two(part.get('hour') ?? 0)}:${two(part.get('minute') ?? 0)}` : undefined;
}

/** 'Jazz night on 14 June' is held by day for all we know; 'Tuesdays' are every Tuesday. Lengths stay the same. */
const loosePart =
  /(?<!(?:this|to|at|by|the|every|each|tomorrow|last|next|in|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|[ap]m)[ ,]{0,2})(?<=\p{L} )(?:night|evening|morning|afternoon|noon|midnight|day|week|weekend|month|year)(?![\p{L}])/giu;
const everyWeekday = /((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?![\p{L}])/giu;

/** '15 mars, 12 rue des Lilas': the number of a house is no hour. */
const houseNumber =
  /,(?= \d{1,4}[a-z]?,? (?:(?:rue|avenue|av\.|place|boulevard|bd|allée|chemin|impasse|quai|cours|passage|route) |(?:\p{Lu}[\p{L}’'-]{1,24} ){1,3}(?:Street|St|Road|Rd|Lane|Ln|Avenue|Ave|Square|Drive|Dr|Way|Court|Ct|Close|Place|Quay|Crescent|Terrace)(?![\p{L}])))/gu;

/** 'Tuesday 7am from 5 May' begins on a day; the hour before it does not end at five. */
const firstDay =
  /(?<=\d(?: ?[ap]\.?m\.?| ?uhr| ?h)?|:\d\d),? (?:from|starting(?: from| on)?|beginning(?: on)?|since)(?= (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d))/giu;

/** '9. Mai, 20 Uhr': an hour, and not the year 2020. */
const hourBehindMonth =
  /(?<=\d\.? (?:de )?(?:jan|feb|fév|mär|mar|apr|avr|abr|mai|may|jun|juin|jul|juil|aug|août|ago|sep|okt|oct|nov|dez|déc|dic)\p{L}*\.?),? (?=(?:[01]?\d|2[0-4])(?:[:.]\d\d)?(?: ?(?:[-–]|bis|à|a) ?\d{1,2}(?:[:.]\d\d)?)? ?(?:uhr|heures?|horas?|h(?:\d\d)?)(?!\p{L}))/giu;

function readable(text: string): string {
  return text
    .replace(firstDay, (words) => `;${' '.repeat(words.length - 1)}`)
    .replace(loosePart, (word) => '_'.repeat(word.length))
    .replace(everyWeekday, '$1 ');
}

/** Dates and times of a text, relative ones ('next Friday') counted from `today`; days come before months unless `isMonthFirst`. */
export function findDates(
  text: string,
  language: ReadingLanguage,
  today: string,
  isMonthFirst = language === 'en',
): DateMention[] {
  const parsers = {
    en: isMonthFirst ? english.parse.bind(english) : british.parse.bind(british),
    de: parseGerman,
    fr: parseFrench,
    es: parseSpanish,
  };
  const sample = withPossibleDates(text.slice(0, readLength))
    .replace(houseNumber, ';')
    .replace(hourBehindMonth, (gap) => ';'.padEnd(gap.length));
  const results = parsers[language](language === 'en' ? readable(sample) : sample, midday(today), {
    forwardDate: true,
  });
  const read = results.flatMap((result): DateMention[] => {
    const { start, end } = result;
    const isDay = start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month');
    const time = timeOf(start);
    // '$2M' and '5m' are no months and minutes.
    if ((!isDay && !time) || /^\d+ ?\p{L}?$|^24\/7$/u.test(result.text)) return [];
    const untilIso = end && isoOf(end) !== isoOf(start) ? isoOf(end) : undefined;
    const untilTime = end ? timeOf(end) : undefined;
    return [
      {
        start: result.index,
        end: result.index + result.text.length,
        text: text.slice(result.index, result.index + result.text.length),
        iso: isoOf(start),
        hasDay: isDay,
        ...(untilIso ? { untilIso } : {}),
        ...(time ? { time } : {}),
        ...(untilTime ? { untilTime } : {}),
      },
    ];
  });
  return language === 'de' ? withShortDates(read, sample, today) : read;
}

const shortDate = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(?!\d)/g;

/** '20.03.' has no year: the coming one. */
function withShortDates(read: readonly DateMention[], text: string, today: string): DateMention[] {
  const short = [...text.matchAll(shortDate)].flatMap((match): DateMention[] => {
    const [whole, day = '', month = ''] = match;
    const [start, end] = [match.index, match.index + whole.length];
    if (Number(day) < 1 || Number(day) > 31 || Number(month) < 1 || Number(month) > 12) return [];
    if (read.some((date) => date.start < end && start < date.end)) return [];
    const inYear = (year: number): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    const year = Number(today.slice(0, 4));
    const iso = inYear(year) < today ? inYear(year + 1) : inYear(year);
    return [{ start, end, text: whole, iso, hasDay: true }];
  });
  return [...read, ...short].sort((one, other) => one.start - other.start);
}

/** An ISO date some days later (or earlier, when negative). */
export function addDays(iso: string, days: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
