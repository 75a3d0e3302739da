import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseLost } from './database-lost-error.ts';

const firstPauseMs = 100;
const longestPauseMs = 3_000;
/** A restart takes seconds, a failover a minute or two. */
const giveUpAfterMs = 180_000;

/**
 * Does work on the database again for as long as the database is lost, with growing pauses. Work whose commit was cut
 * off is done twice, so it has to bear that. Throws other errors at once, and the last one after three minutes or when
 * `signal` fires.
 * @param work told how often it was tried before
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
