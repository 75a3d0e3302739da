import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseLost } from './database-lost-error.ts';

const firstPauseMs = 100;
const longestPauseMs = 3_000;
/** A restart takes seconds, a failover a minute or two. */
const giveUpAfterMs = 180_000;

/**
 * Retries database work while the database is lost, with growing delays. Work whose commit was interrupted
 * runs twice, so it must be idempotent. Throws other errors immediately, and the last error after three
 * minutes or when `signal` aborts.
 * @param work gets the number of earlier attempts
 */
export async function retryWhileLost<T>(
  work: (triesBefore: number) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const deadline = performance.now() + giveUpAfterMs;
  for (let tries = 0, pauseMs = firstPauseMs; ; tries += 1, pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work(tries);
    } catch (error) {
      if (!isDatabaseLost(error) || signal.aborted || performance.now() + pauseMs > deadline) throw error;
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
