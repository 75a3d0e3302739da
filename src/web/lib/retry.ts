import { CallError } from './call-error.ts';

/** A call is sent at most once and three times again. */
export const maxRetries = 3;
const firstDelayMs = 1000;
const longestDelayMs = 8000;

/** The pause before the next attempt: 1 s, doubling up to 8 s. `attempt` counts from 0. */
export function retryDelayMs(attempt: number): number {
  return Math.min(firstDelayMs * 2 ** attempt, longestDelayMs);
}

/** Whether the same call may do better a moment later: no connection, 408, 429 or 5xx. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { code, status } = error;
  return code === 'network' || status === 408 || status === 429 || status >= 500;
}

/** Runs `work` until it succeeds, the failure is a lasting one, or `retries` are used up. Throws the last failure. */
export async function withRetries<T>(
  work: () => Promise<T>,
  retries: number,
  sleep: (ms: number) => Promise<void>,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= retries || !isPassing(error)) throw error;
      await sleep(retryDelayMs(attempt));
    }
  }
}
