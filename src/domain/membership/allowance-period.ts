/** From `start` up to, not including, `end`. */
export interface AllowancePeriod {
  readonly start: Date;
  readonly end: Date;
}

/** So many months after the anchor, at its time of day; a day that a month does not have is its last. In UTC. */
function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/**
 * The month of the allowance that `now` lies in, counted from the day on which paying (or the account) began. A
 * subscription by the year has the same months.
 */
export function allowancePeriod(anchor: Date, now: Date): AllowancePeriod {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  if (monthsAfter(anchor, months).getTime() > now.getTime()) months -= 1;
  return { start: monthsAfter(anchor, months), end: monthsAfter(anchor, months + 1) };
}
