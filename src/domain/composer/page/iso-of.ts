import type { Phrase } from '../facts/facts.ts';

const iso = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
};

/** Maximum number of days that a day without a year may be ahead and not be one of the past. */
const mostAhead = 60;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns a phrase's certain date as YYYY-MM-DD. Without a year, uses the date nearest to today, the next one, or the
 * nearest that isn't far ahead.
 */
export function isoOf(
  { value }: Pick<Phrase, 'value'>,
  today: string,
  which: 'nearest' | 'next' | 'past' = 'nearest',
): string | null {
  if (value?.kind !== 'date' || !value.isCertain || !value.day || !value.month) return null;
  const { day, month, year } = value;
  if (year) return iso(year, month, day);
  const now = Number(today.slice(0, 4));
  const distance = (date: string): number => Date.parse(date) - Date.parse(today);
  const days = [now - 1, now, now + 1]
    .map((candidate) => iso(candidate, month, day))
    .filter((candidate): candidate is string => candidate !== null)
    .filter((candidate) => which !== 'next' || candidate >= today)
    .filter((candidate) => which !== 'past' || distance(candidate) <= mostAhead * dayMs);
  return days.sort((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)))[0] ?? null;
}
