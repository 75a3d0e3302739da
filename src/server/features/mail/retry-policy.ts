const minuteMs = 60_000;

/**
 * Pauses after each try in ms: an hour in total, which outlasts a relay restart and greylisting. The first is
 * longer than a try can take. The last is only the timeout for a dead worker's final try.
 */
const pausesMs = [1, 5, 15, 40, 5].map((minutes) => minutes * minuteMs);

export const attemptsAtMost = pausesMs.length;

/** @param attempt from 1 */
export function pauseAfter(attempt: number): number {
  return pausesMs[attempt - 1] ?? minuteMs;
}
