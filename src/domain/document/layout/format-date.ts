/** Parses '2026-03-04' as a calendar date without a time zone; null for anything else. */
function parseDay(isoDate: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate);
  if (!match) return null;
  const date = new Date(`${match[0]}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * Formats a date in the language: '4 Mar 2026' in narrow columns, '4 March 2026' elsewhere. Text that is not
 * an ISO date ('Spring 2026') stays unchanged.
 */
export function formatDate(isoDate: string, language: string, style: 'medium' | 'long' = 'long'): string {
  const day = parseDay(isoDate);
  return day ? new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(day) : isoDate;
}

export const isDay = (text: string): boolean => parseDay(text) !== null;
