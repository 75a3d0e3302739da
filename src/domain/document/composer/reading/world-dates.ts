import type { WorldLanguage } from '../../layout/world-labels.ts';
import type { DateMention } from './dates.ts';

interface WorldWords {
  /** Before an hour that has no mark of its own: 'alle 21', 'godz. 20'. */
  readonly hour: string;
  /** Behind an hour: '20 uur', '15h'. */
  readonly mark: string;
  /** Between two hours, or two days. */
  readonly to: string;
}

const latin: Readonly<Record<'it' | 'pt' | 'nl' | 'pl' | 'ar', WorldWords>> = {
  it: { hour: '(?:dalle|alle|ore|ore:|h)', mark: '(?:ore|h)', to: '(?:-|–|alle|al|a|e)' },
  pt: { hour: '(?:às|as|das|a partir das)', mark: '(?:horas|h)', to: '(?:-|–|às|as|até|a|e)' },
  nl: { hour: '(?:om|van|vanaf)', mark: '(?:uur|u)', to: '(?:-|–|tot|t/m|en)' },
  pl: { hour: '(?:o godzinie|o godz\\.?|godz\\.?|godzina|o)', mark: '(?:h)', to: '(?:-|–|do|i)' },
  ar: { hour: '(?:الساعة|من الساعة)', mark: '(?:مساءً|مساء|صباحاً|صباحا|ظهراً)', to: '(?:-|–|إلى|حتى|و)' },
};

const two = (value: number): string => String(value).padStart(2, '0');

/** The names of the months as a language writes them beside a day: 'kwietnia', 'giugno'. */
function monthNames(language: WorldLanguage): readonly string[] {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return Array.from(
    { length: 12 },
    (_, month) =>
      format
        .formatToParts(new Date(Date.UTC(2026, month, 1)))
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase() ?? '',
  );
}

/** The names of the days of the week, long and short, as alternatives. */
function weekdayNames(language: WorldLanguage): string {
  const names = (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
    // 5 January 2026 is a Monday.
    return Array.from({ length: 7 }, (_, day) =>
      format.format(new Date(Date.UTC(2026, 0, 5 + day))).replace(/\.$/, ''),
    );
  });
  return [...new Set(names.map((name) => name.toLowerCase()))]
    .sort((one, other) => other.length - one.length)
    .join('|');
}

/** The coming day of a month, this year or the next. */
function comingDay(day: number, month: number, year: number | null, today: string): string | null {
  const of = (inYear: number): string => `${inYear}-${two(month)}-${two(day)}`;
  const inYear = year ?? Number(today.slice(0, 4));
  const date = new Date(`${of(inYear)}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== day) return null;
  return year === null && of(inYear) < today ? of(inYear + 1) : of(inYear);
}

function clock(hour: string, minute = '0', half = ''): string | null {
  const [hours, minutes] = [Number(hour), minute === '半' ? 30 : Number(minute || 0)];
  const isLate = /午後|下午|晚|夜|夕|مساء/u.test(half) && hours < 12;
  return hours > 24 || minutes > 59 ? null : `${two(hours + (isLate ? 12 : 0))}:${two(minutes)}`;
}

/** A run of spaces, commas and small words may part a day from its hour. */
const gap = '[\\s,]{0,3}';

interface Grammar {
  readonly pattern: RegExp;
  readonly read: (
    match: RegExpExecArray,
    today: string,
  ) => Omit<DateMention, 'start' | 'end' | 'text'> | null;
}

function withHours(
  iso: string | null,
  hasDay: boolean,
  hours: readonly (string | null)[],
  untilIso?: string | null,
): Omit<DateMention, 'start' | 'end' | 'text'> | null {
  if (iso === null) return null;
  const [time, untilTime] = hours;
  return {
    iso,
    hasDay,
    ...(untilIso ? { untilIso } : {}),
    ...(time ? { time } : {}),
    ...(time && untilTime ? { untilTime } : {}),
  };
}

/** '25 kwietnia godz. 20', 'sabato 20 e 21 giugno dalle 19 alle 24'; `g`-flagged, bounded, linear. */
function latinGrammar(language: keyof typeof latin): Grammar {
  const months = monthNames(language);
  const { hour, mark, to } = latin[language];
  const clockPart = '(\\d{1,2})(?:[:.h](\\d{2}))?';
  const span = `(?:${hour} ?${clockPart}(?: ?${mark}(?!\\p{L}))?|${clockPart} ?${mark}(?!\\p{L}))(?: ?${to} ?${clockPart}(?: ?${mark}(?!\\p{L}))?)?`;
  const day = `(?:(?:${weekdayNames(language)})\\.?,? )?(\\d{1,2})(?: ?${to} ?(\\d{1,2}))?\\.?º? (?:de )?(${months.join('|')})(?!\\p{L})(?: (?:de )?((?:19|20)\\d\\d))?`;
  return {
    pattern: new RegExp(`(?<![\\p{L}\\d.,])(?:${day}(?:${gap}${span})?|${span})`, 'giu'),
    read: (match, today) => {
      const [, first, last, month, year, ...clocks] = match;
      const at = (from: number): string | null =>
        clocks[from] === undefined ? null : clock(clocks[from] ?? '', clocks[from + 1], match[0]);
      const offset = first === undefined ? 6 : 0;
      const hours = [at(offset) ?? at(offset + 2), at(offset + 4)];
      if (first === undefined) return withHours(hours[0] ? today : null, false, hours);
      const number = months.indexOf((month ?? '').toLowerCase()) + 1;
      const inYear = year ? Number(year) : null;
      const iso = comingDay(Number(first), number, inYear, today);
      return withHours(iso, true, hours, last ? comingDay(Number(last), number, inYear, today) : null);
    },
  };
}

/** '4月12日(日) 朝8時〜11時', '4月18日上午9点'. */
function hanGrammar(): Grammar {
  const half = '(午前|午後|朝|夜|夕方|上午|下午|早上|晚上|中午|晚)?';
  const hour = `${half}(\\d{1,2})(?:[:：]|[時时点點])(\\d{2}|半)?分?`;
  const span = `${hour}(?: ?(?:〜|～|~|-|–|から|至|到) ?${hour})?(?:まで|から|より)?`;
  const day =
    '(?:((?:19|20)\\d\\d)年)?(\\d{1,2})月(\\d{1,2})[日号號](?: ?[(（][^)）]{1,3}[)）]| ?(?:星期|周|週)[一二三四五六日天])?';
  return {
    pattern: new RegExp(`(?:${day}(?:${gap}${span})?|${span})`, 'giu'),
    read: (match, today) => {
      const [, year, month, date, ...clocks] = match;
      const at = (from: number): string | null =>
        clocks[from + 1] === undefined
          ? null
          : clock(clocks[from + 1] ?? '', clocks[from + 2], clocks[from] ?? '');
      if (month === undefined) {
        const hours = [at(6), at(9)];
        return withHours(hours[0] ? today : null, false, hours);
      }
      const iso = comingDay(Number(date), Number(month), year ? Number(year) : null, today);
      return withHours(iso, true, [at(0), at(3)]);
    },
  };
}

const grammars = new Map<WorldLanguage, Grammar>();

function grammarOf(language: WorldLanguage): Grammar {
  const known = grammars.get(language);
  if (known) return known;
  const grammar = language === 'ja' || language === 'zh' ? hanGrammar() : latinGrammar(language);
  grammars.set(language, grammar);
  return grammar;
}

/** Dates stand near the head of what people ask for. */
const readLength = 2_000;

/** Days and hours in a language whose prompts are only laid out, but whose calendar is plain to read. */
export function findWorldDates(text: string, language: WorldLanguage, today: string): DateMention[] {
  const { pattern, read } = grammarOf(language);
  return [...text.slice(0, readLength).matchAll(pattern)].flatMap((match): DateMention[] => {
    const found = read(match as RegExpExecArray, today);
    if (!found) return [];
    return [{ ...found, start: match.index, end: match.index + match[0].length, text: match[0] }];
  });
}
