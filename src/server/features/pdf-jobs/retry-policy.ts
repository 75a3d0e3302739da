import type { ErrorCode } from '../../../contract/error-codes.ts';

/** Faults that may be gone the next time. All others are the same however often one tries. */
const passing: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'conflict',
  'database_unavailable',
  'deadline_exceeded',
  'disk_full',
  'internal',
  'model_failed',
  'model_unavailable',
  'rate_limited',
  'render_busy',
  'render_failed',
  'storage_failed',
  'unavailable',
]);

/** Times that a job is begun at all. */
const mostAttempts = 3;
/** A job whose worker dies with it each time is the likely cause. */
export const mostDeaths = 5;

const firstPauseMs = 2_000;
const pauseGrowth = 4;

export function mayTryAgain(code: ErrorCode, attempts: number): boolean {
  return passing.has(code) && attempts < mostAttempts;
}

/** When to try again after so many attempts: in 2 s, then 8 s later. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + firstPauseMs * pauseGrowth ** (attempts - 1));
}
