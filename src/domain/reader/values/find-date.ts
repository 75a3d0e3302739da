import { characterClass } from '../character-class.ts';
import { type CalendarName, calendarNames } from '../lexicon/phrase-index.ts';
import { asciiDigits } from './read-number.ts';
import { type Found, placeOf, type Scan } from './scan.ts';
import type { DateValue } from './typed-value.ts';

interface DateParts {
  readonly day?: number;
  readonly month?: number;
  readonly year?: number;
  readonly weekday?: number;
  readonly next: number;
  readonly isCertain: boolean;
}

const numberAt = ({ tokens }: Scan, at: number): number | undefined => {
  const token = tokens[at];
  return token?.type === characterClass.digit && token.text.length <= 4
    ? Number(asciiDigits(token.text))
    : undefined;
};
const isTight = ({ tokens }: Scan, at: number): boolean => tokens[at]?.hasSpaceBefore === false;
const isDay = (value: number | undefined): value is number =>
  value !== undefined && value >= 1 && value <= 31;
const isMonth = (value: number | undefined): value is number =>
  value !== undefined && value >= 1 && value <= 12;
const isYear = (value: number | undefined): value is number =>
  value !== undefined && value >= 1900 && value <= 2199;

/** Short names ("mar", "do") match only in their own language; long ones match in all. */
function nameAt(
  { tokens, language }: Scan,
  at: number,
  kind: CalendarName['kind'],
): CalendarName | undefined {
  const token = tokens[at];
  if (token?.type !== characterClass.letter) return undefined;
  return calendarNames(token.folded).find(
    (name) =>
      name.kind === kind && (name.languages.has(language) || (!name.isShort && token.folded.length > 4)),
  );
}

/** "03/04/2026", "3.4.", "2026-04-03" */
function numericDate(scan: Scan, at: number): DateParts | undefined {
  const { tokens, language } = scan;
  const mark = tokens[at + 1]?.text;
  const [first, second, third] = [numberAt(scan, at), numberAt(scan, at + 2), numberAt(scan, at + 4)];
  if (!mark || !['/', '.', '-'].includes(mark) || first === undefined || second === undefined)
    return undefined;
  if (!isTight(scan, at + 1) || !isTight(scan, at + 2)) return undefined;
  const lastLength = tokens[at + 4]?.text.length ?? 0;
  const hasThird =
    tokens[at + 3]?.text === mark &&
    isTight(scan, at + 3) &&
    isTight(scan, at + 4) &&
    third !== undefined &&
    (isYear(first) || lastLength === 2 || lastLength === 4);
  if (isYear(first)) {
    if (!hasThird || !isMonth(second) || !isDay(third)) return undefined;
    return { year: first, month: second, day: third, next: at + 5, isCertain: true };
  }
  const isShortForm = mark === '.' && tokens[at + 3]?.text === '.' && isTight(scan, at + 3);
  if (!hasThird && !(isShortForm && language === 'de' && isMonth(second))) return undefined;
  if (hasThird && third < 100 && mark === '-') return undefined;
  const year = hasThird ? (third < 100 ? 2000 + third : third) : undefined;
  if (hasThird && !isYear(year)) return undefined;
  const isSwapped = !isMonth(second) && isMonth(first);
  const [day, month] = isSwapped ? [second, first] : [first, second];
  if (!isDay(day) || !isMonth(month)) return undefined;
  // Dots always mean day first. Slashes are ambiguous, unless one number is above 12 or both are equal.
  const isCertain = mark === '.' || day > 12 || day === month;
  return { day, month, ...(year ? { year } : {}), next: hasThird ? at + 5 : at + 4, isCertain };
}

/** "2026年4月3日", "4月3日" */
function ideographDate(scan: Scan, at: number): DateParts | undefined {
  const { tokens } = scan;
  let next = at;
  const year = tokens[next + 1]?.text === '年' ? numberAt(scan, next) : undefined;
  if (year !== undefined) next += 2;
  if (tokens[next + 1]?.text !== '月' || !isMonth(numberAt(scan, next))) return undefined;
  const month = numberAt(scan, next) ?? 0;
  next += 2;
  const day = numberAt(scan, next);
  const mark = tokens[next + 1]?.text;
  if (!isDay(day) || (mark !== '日' && mark !== '号'))
    return isYear(year) ? { year, month, next, isCertain: true } : undefined;
  return { ...(isYear(year) ? { year } : {}), month, day, next: next + 2, isCertain: true };
}

const ordinals = new Set(['st', 'nd', 'rd', 'th', '.', 'º', 'ª', '°', 'er', 'e', 'de', 'ste']);
const joiners = new Set(['of', 'de', 'del', "d'", 'do', 'di']);

/** "14 June 2026", "14th of June", "June 14, 2026" */
function namedDate(scan: Scan, at: number): DateParts | undefined {
  const { tokens } = scan;
  const leading = numberAt(scan, at);
  if (isDay(leading)) {
    let next = at + 1;
    if (ordinals.has(tokens[next]?.folded ?? '') && isTight(scan, next)) next++;
    if (joiners.has(tokens[next]?.folded ?? '')) next++;
    const month = nameAt(scan, next, 'month');
    if (!month) return undefined;
    return { day: leading, month: month.number, ...yearAfter(scan, next + 1), isCertain: true };
  }
  const month = nameAt(scan, at, 'month');
  if (!month) return undefined;
  const day = numberAt(scan, at + 1);
  if (isDay(day)) {
    let next = at + 2;
    if (ordinals.has(tokens[next]?.folded ?? '') && isTight(scan, next) && tokens[next]?.text !== '.') next++;
    return { month: month.number, day, ...yearAfter(scan, next), isCertain: true };
  }
  const year = yearAfter(scan, at + 1);
  return year.year ? { month: month.number, ...year, isCertain: true } : undefined;
}

function yearAfter(scan: Scan, at: number): { year?: number; next: number } {
  const word = scan.tokens[at]?.folded ?? '';
  let next = at;
  if (word === '.' || word === ',' || joiners.has(word)) next++;
  const year = numberAt(scan, next);
  return isYear(year) && !scan.tokens[next]?.startsLine ? { year, next: next + 1 } : { next: at };
}

const dayOfWeek = (year: number, month: number, day: number): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

const exists = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1;
};

/**
 * Finds an explicit date, including the weekday before it. Relative dates ("next Friday") are read from
 * labeled spans.
 */
export function findDate(scan: Scan, at: number): Found<DateValue> | undefined {
  const { tokens } = scan;
  const weekday = nameAt(scan, at, 'weekday');
  let start = at;
  if (weekday) {
    start++;
    if (tokens[start]?.text === '.') start++;
    if (tokens[start]?.text === ',' || tokens[start]?.text === '،') start++;
    const word = tokens[start]?.folded ?? '';
    if (['the', 'den', 'der', 'le', 'el', 'dem'].includes(word)) start++;
  }
  const parts = ideographDate(scan, start) ?? numericDate(scan, start) ?? namedDate(scan, start);
  if (!parts) {
    if (!weekday) return undefined;
    const value = {
      kind: 'date' as const,
      ...placeOf(scan, at, at + 1),
      weekday: weekday.number,
      isCertain: false,
    };
    return { value, first: at, next: at + 1 };
  }
  const { next, isCertain, ...date } = parts;
  const { year, month, day } = date;
  const isReal = month === undefined || day === undefined || exists(year ?? 2024, month, day);
  const isRightWeekday =
    !weekday || !year || !month || !day || dayOfWeek(year, month, day) === weekday.number;
  return {
    value: {
      kind: 'date',
      ...placeOf(scan, at, next),
      ...date,
      ...(weekday ? { weekday: weekday.number } : {}),
      isCertain: isCertain && isReal && isRightWeekday,
    },
    first: at,
    next,
  };
}
