import { CallError, errorOfFetch } from './call-error.ts';
import type { OfflineQueue } from './offline-queue.ts';

/** Maximum number of retries after the first attempt. */
export const maxRetries = 3;
const firstDelayMs = 1000;
const longestDelayMs = 8000;

/** Returns the delay before the next attempt: 1 s, doubling up to 8 s. `attempt` starts at 0. */
export function retryDelayMs(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, longestDelayMs);
}

/** Returns whether an error is transient: no connection, 408, 429 or 5xx. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { code, status } = error;
  return code === 'network' || status === 408 || status === 429 || status >= 500;
}

interface RetryPorts {
  readonly sleep: (ms: number) => Promise<void>;
  readonly queue: OfflineQueue;
  readonly signal?: AbortSignal | undefined;
  /** Called before each wait for the connection. */
  readonly onWait?: () => void;
}

/**
 * Runs `work` until it succeeds, fails permanently, or uses up `retries`. Failures while offline wait for the
 * connection and don't use a retry. Throws the last error.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  retries: number,
  { sleep, queue, signal, onWait }: RetryPorts,
): Promise<T> {
  const wait = async () => {
    onWait?.();
    await queue.wait(signal).catch((reason: unknown) => {
      throw errorOfFetch(reason);
    });
  };
  if (queue.isBlocked()) await wait();
  for (let attempt = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof CallError && error.code === 'network' && !queue.isOnline()) {
        await wait();
        continue;
      }
      if (attempt >= retries || !isPassing(error)) throw error;
      await sleep(retryDelayMs(attempt));
      attempt += 1;
    }
  }
}
