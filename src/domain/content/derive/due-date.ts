const msPerDay = 86_400_000;

/** Returns the ISO date a number of days after another one. */
export function daysAfter(isoDate: string, days: number): string {
  return new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

/** Returns a bill's due date: as given, or counted from the issue date. */
export function dueDate(issued: string, due: string | number | undefined): string | null {
  if (due === undefined) return null;
  return typeof due === 'number' ? daysAfter(issued, due) : due;
}

/** Returns the days since 1970, the unit of a plan's axis. */
export function dayNumber(isoDate: string): number {
  return Math.round(Date.parse(`${isoDate}T00:00:00Z`) / msPerDay);
}
