import { language } from '../../lib/language.ts';

/** 'Nov 21, 3:14 AM', in the user's time zone. */
export function momentOf(iso: string): string {
  return new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
}

/** 'Nov 21, 2026', for a day in UTC. */
export const dayOf = (day: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** '1.5 sec' or '2 min'. */
export function durationOf(ms: number): string {
  const [value, unit] = ms < 60_000 ? [ms / 1000, 'second'] : [Math.round(ms / 60_000), 'minute'];
  return new Intl.NumberFormat(language(), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

export const numberOf = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** '$1' or '$0.0375'. */
export const dollarsOf = (amount: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);
