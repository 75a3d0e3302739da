const minuteMs = 60_000;

/**
 * Pauses after each try, in milliseconds: an hour in all, which outlasts a restart of the relay and greylisting. The
 * first is longer than a try can take. The last one is only how long a dead worker's final try is waited for.
 */
const pausesMs = [1, 5, 15, 40, 5].map((minutes) => minutes * minuteMs);

export const attemptsAtMost = pausesMs.length;

/** @param attempt from 1 */
export function pauseAfter(attempt: number): number {
  return pausesMs[attempt - 1] ?? minuteMs;
}
