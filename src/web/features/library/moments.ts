import { language } from '../../lib/language.ts';
import { words } from '../../lib/words.ts';

const format = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language(), options).format(at);

/** Returns the time, then the day: '10:42 AM, Fri, Nov 20', with the year if it isn't the current one. */
export function sessionMoment(iso: string, now = new Date()): string {
  const at = new Date(iso);
  const day = format(
    at,
    at.getFullYear() === now.getFullYear()
      ? { weekday: 'short', day: 'numeric', month: 'short' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  );
  return words('library').moment(format(at, { timeStyle: 'short' }), day);
}

/** 'Nov 20, 2026, 10:48 AM'. */
export function documentMoment(iso: string): string {
  return format(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
}
