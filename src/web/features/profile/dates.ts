/** '21 November 2026', in the user's language and time zone. */
export function dayOf(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(iso));
}

/** 'November 21, 2026 at 4:20 PM', in the user's language and time zone. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
}

const steps = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/**
 * '3 hours ago', in the user's language; 'a moment ago' within the last ten minutes, because the time isn't
 * known more precisely.
 */
export function sinceOf(iso: string, nowMs: number): string {
  const ms = nowMs - Date.parse(iso);
  const [unit, unitMs] = steps.find(([, long]) => ms >= long) ?? ['minute', 60_000];
  if (ms < 10 * 60_000) return 'a moment ago';
  return new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' }).format(-Math.floor(ms / unitMs), unit);
}
