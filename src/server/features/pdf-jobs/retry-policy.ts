import type { ErrorCode } from '../../../contract/error-codes.ts';

/** Errors that can be transient. All others fail the same way on each try. */
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

/** Maximum number of tries per job. */
const mostAttempts = 3;
/** Maximum tries for a job whose worker dies each time, because the job is probably the cause. */
export const mostDeaths = 5;

const firstPauseMs = 2_000;
const pauseGrowth = 4;

export function mayTryAgain(code: ErrorCode, attempts: number): boolean {
  return passing.has(code) && attempts < mostAttempts;
}

/** Returns when to retry after a number of attempts: after 2 s, then after another 8 s. */
export function retryAt(attempts: number, now: Date): Date {
  return new Date(now.getTime() + firstPauseMs * pauseGrowth ** (attempts - 1));
}
