import type { JobListEvent } from '../../../contract/pdf-jobs.ts';
import { CallError } from '../../lib/call-error.ts';
import type { SequencedEvent, StreamEnding } from '../../lib/open-events.ts';

type JobStream = AsyncGenerator<SequencedEvent<JobListEvent>, StreamEnding>;

export interface FollowJobsDeps {
  readonly open: () => JobStream;
  readonly onEvent: (event: JobListEvent) => void;
  /** Called with an error while the list is unavailable, and with null when it is back. */
  readonly onTrouble: (error: unknown) => void;
  /** Resolves after the given time, or sooner if aborted. */
  readonly wait: (ms: number) => Promise<void>;
  readonly signal: AbortSignal;
}

const firstPauseMs = 1000;
const longestPauseMs = 8000;

/** Returns whether retrying is pointless: the call is invalid or forbidden. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Follows the live list until aborted. A stream that ends or breaks is reopened, with increasing delays. */
export async function followJobs(deps: FollowJobsDeps): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!deps.signal.aborted) {
    try {
      const stream = deps.open();
      for (;;) {
        const next = await stream.next();
        if (deps.signal.aborted) return;
        if (next.done) {
          // The server ends streams regularly, so that clients reconnect with a fresh token.
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
