import type { JobListEvent } from '../../../contract/pdf-jobs.ts';
import { CallError } from '../../lib/call-error.ts';
import type { SequencedEvent, StreamEnding } from '../../lib/open-events.ts';

type JobStream = AsyncGenerator<SequencedEvent<JobListEvent>, StreamEnding>;

export interface FollowJobsDeps {
  readonly open: () => JobStream;
  readonly onEvent: (event: JobListEvent) => void;
  /** The list cannot be had for now; null once it can be again. */
  readonly onTrouble: (error: unknown) => void;
  /** Resolves after the time, or sooner when the list is not wanted any more. */
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

const firstPauseMs = 1000;
const longestPauseMs = 8000;

/** What no repetition mends: the call is not understood, or not allowed. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Follows the live list until nobody wants it: a stream that ends or breaks is opened again, later each time. */
export async function followJobs(deps: FollowJobsDeps): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!deps.signal.aborted) {
    try {
      const stream = deps.open();
      for (;;) {
        const next = await stream.next();
        if (deps.signal.aborted) return;
        if (next.done) {
          // The server ends its streams now and then, to be asked with a fresh token.
          if (next.value === 'ended') pauseMs = 0;
          break;
        }
        pauseMs = firstPauseMs;
        deps.onTrouble(null);
        deps.onEvent(next.value.event);
      }
    } catch (error) {
      if (deps.signal.aborted) return;
      deps.onTrouble(error);
      if (isFinal(error)) return;
    }
    await deps.wait(pauseMs);
    pauseMs = Math.min(longestPauseMs, Math.max(firstPauseMs, pauseMs * 2));
  }
}
