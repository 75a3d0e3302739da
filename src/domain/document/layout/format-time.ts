/** How the time was typed: '8pm' or '20:00'. Only English keeps both. */
export type HourStyle = 'twelve' | 'twenty-four';

interface Hour {
  readonly hour: number;
  readonly minute: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const colon = ({ hour, minute }: Hour): string => `${hour}:${two(minute)}`;

function twelve({ hour, minute }: Hour, hasHalf: boolean): string {
  if (minute === 0 && hour % 24 === 0) return '12 midnight';
  if (minute === 0 && hour === 12) return '12 noon';
  const clock = `${hour % 12 || 12}${minute === 0 ? '' : `:${two(minute)}`}`;
  return hasHalf ? `${clock} ${halfOf({ hour, minute })}` : clock;
}
const halfOf = ({ hour }: Hour): string => (hour % 24 < 12 ? 'am' : 'pm');
const isNamed = ({ hour, minute }: Hour): boolean => minute === 0 && hour % 12 === 0;

/** Localized format of a single time, and the separator of a range. */
const written: Readonly<Record<string, (hour: Hour) => string>> = {
  fr: ({ hour, minute }) => (minute === 0 ? `${hour} h` : `${hour} h ${two(minute)}`),
  pt: ({ hour, minute }) => (minute === 0 ? `${hour}h` : `${hour}h${two(minute)}`),
  nl: ({ hour, minute }) => `${hour}.${two(minute)}`,
  pl: colon,
  ja: ({ hour, minute }) => (minute === 0 ? `${hour}時` : `${hour}時${minute}分`),
  zh: ({ hour, minute }) =>
    `${hour < 12 ? '上午' : '下午'}${hour > 12 ? hour - 12 : hour}点${minute === 0 ? '' : `${minute}分`}`,
};
/** Suffix of a time or a range of times. */
const closing: Readonly<Record<string, string>> = { de: ' Uhr', es: ' h', nl: ' uur' };
const between: Readonly<Record<string, string>> = { fr: ' – ', ja: '〜', zh: ' – ' };

function hourOf(time: string): Hour {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
}

/** Formats '20:00' (and an optional end) for a table of times: '8 pm', '20:00', '20 h'. */
export function formatHours(time: string, language: string, style: HourStyle, until?: string): string {
  const base = language.split('-')[0] ?? 'en';
  const from = hourOf(time);
  const to = until === undefined ? null : hourOf(until);
  if (base === 'en' && style === 'twelve') {
    if (!to) return twelve(from, true);
    const isOneHalf = halfOf(from) === halfOf(to) && !isNamed(from) && !isNamed(to);
    return `${twelve(from, !isOneHalf)}–${twelve(to, true)}`;
  }
  const write = written[base] ?? colon;
  return to ? `${write(from)}${between[base] ?? '–'}${write(to)}` : write(from);
}

/** Formats a time for running text, with its suffix: '20:00 Uhr'. */
export function formatTime(time: string, language: string, style: HourStyle, until?: string): string {
  return `${formatHours(time, language, style, until)}${closing[language.split('-')[0] ?? 'en'] ?? ''}`;
}
