import { anyMonth } from './written-dates.ts';

/** An hour, or a span of hours, as it stands in a text. */
export interface ClockSpan {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** '20:00'. */
  readonly time: string;
  readonly untilTime?: string;
  /** Whether its own marks say that it is an hour: '8pm', '14h', '7:40'; a bare '8-9' says so only in a timetable. */
  readonly isSure: boolean;
}

const half = '(?:am|pm|a\\.m\\.?|p\\.m\\.?)(?![\\p{L}])';
const mark = `(?:${half}|uhr(?!\\p{L})|heures?(?!\\p{L})|horas?(?!\\p{L})|hrs?(?!\\p{L})|uur(?!\\p{L})|h(?!\\p{L}))`;
const named = '(?:noon|midnight|midday|mittags?|mitternacht|midi|minuit|mediodía|medianoche)(?!\\p{L})';
const clock = `(?:(\\d{1,2})(?:([:.h])([0-5]\\d)(?![\\d]))?(?: ?(${mark}))?|(${named}))`;
const join = '(?: ?(?:-|–|—|to|till|until|bis|à|a las|a|y las) ?)';
const months = `(?:of|(?:${anyMonth}))(?!\\p{L})`;
/** Not the figures of money, dates, telephones, lengths, shares or names of classes. */
const pattern = new RegExp(
  `(?<![\\p{L}\\d.,:/$£€¥#+-])${clock}(?:${join}${clock})?(?![\\p{L}\\d%€$£°]|[.,:/]\\d| ?[-–—]\\d| ?(?:%|€|\\$|£|eur|usd|chf|min|mins|minutes?|minuten|minutos|years?|jahre|ans|años|km|kg|st|nd|rd|th)(?!\\p{L})|\\.? ${months}|\\.(?:\\d| ?${months}))`,
  'giu',
);

const two = (value: number): string => String(value).padStart(2, '0');

interface Read {
  readonly hour: number;
  readonly minute: number;
  readonly half: string;
  readonly isMarked: boolean;
}

function readOne(groups: readonly (string | undefined)[]): Read | null {
  const [hour, separator, minute, mark = '', name] = groups;
  if (name !== undefined) {
    const isNight = /midnight|mitternacht|minuit|medianoche/iu.test(name);
    return { hour: isNight ? 24 : 12, minute: 0, half: '', isMarked: true };
  }
  if (hour === undefined || Number(hour) > 24) return null;
  const half = /^[ap]/i.test(mark) ? mark.slice(0, 1).toLowerCase() : '';
  if (half !== '' && (Number(hour) > 12 || Number(hour) === 0)) return null;
  return {
    hour: Number(hour),
    minute: Number(minute ?? 0),
    half,
    isMarked: mark !== '' || separator === ':' || separator === 'h',
  };
}

function timeOf({ hour, minute }: Read, half: string): string {
  const late = half === 'p' && hour < 12 ? 12 : 0;
  const early = half === 'a' && hour === 12 ? -12 : 0;
  return `${two(hour + late + early)}:${two(minute)}`;
}

/** The half of the day of a first hour that names none: '10-2pm' begins in the morning, '1-4pm' does not. */
function firstHalf(from: Read, to: Read | null): string {
  if (from.half || !to?.half) return from.half;
  if (to.half === 'a') return 'a';
  return from.hour % 12 < to.hour % 12 || to.hour === 12 ? 'p' : 'a';
}

/** Enough for a timetable of two weeks. */
const readLength = 4_000;

/** Hours in a text, in the order in which they stand; linear in its length. */
export function findClocks(text: string): ClockSpan[] {
  return [...text.slice(0, readLength).matchAll(pattern)].flatMap((match): ClockSpan[] => {
    const [whole, ...groups] = match;
    const from = readOne(groups.slice(0, 5));
    if (!from) return [];
    const hasEnd = groups[5] !== undefined || groups[9] !== undefined;
    const to = hasEnd ? readOne(groups.slice(5, 10)) : null;
    if (hasEnd && !to) return [];
    const isSure = from.isMarked || to?.isMarked === true;
    // '0821 33', 'flat 4 12': figures side by side are no hours unless they say so.
    if (!isSure && /\d $/.test(text.slice(Math.max(0, match.index - 2), match.index))) return [];
    return [
      {
        start: match.index,
        end: match.index + whole.length,
        text: whole,
        time: timeOf(from, firstHalf(from, to)),
        ...(to ? { untilTime: timeOf(to, to.half) } : {}),
        isSure,
      },
    ];
  });
}
