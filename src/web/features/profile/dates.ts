import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';

/** 'November 21, 2026', in the language of the page and the browser's time zone. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(new Date(iso));
}

/** 'November 21, 2026 at 4:20 PM', in the language of the page and the browser's time zone. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

const steps = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/**
 * '3 hours ago', in the language of the page; 'a moment ago' within the last ten minutes, because the time isn't
 * known more precisely.
 */
export function sinceOf(iso: string, nowMs: number): string {
  const ms = nowMs - Date.parse(iso);
  const [unit, unitMs] = steps.find(([, long]) => ms >= long) ?? ['minute', 60_000];
  if (ms < 10 * 60_000) return words('profile').momentAgo;
  return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(-Math.floor(ms / unitMs), unit);
}
