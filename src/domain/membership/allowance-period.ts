/** Half-open interval: includes `start`, excludes `end`. */
export interface AllowancePeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * Adds months to the anchor in UTC, keeping the time of day. Clamps the day to the last day of a shorter
 * month.
 */
function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/**
 * Returns the monthly allowance period that contains `now`. Months are counted from the anchor, the day on
 * which the paid plan (or the account) began. Yearly subscriptions also use monthly periods.
 */
export function allowancePeriod(anchor: Date, now: Date): AllowancePeriod {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (monthsAfter(anchor, months).getTime() > now.getTime()) months -= 1;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}
