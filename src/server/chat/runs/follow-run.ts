import { streamMarkers } from '../../../contract/chat-events.ts';
import type { Deps } from '../../deps.ts';
import type { EventWriter } from '../../http/event-writer.ts';
import { type RunStatus, readRunEvents, runChannel, runStatusOf } from './run-store.ts';

const batchSize = 500;
/** A notification can be lost with its connection; looking by oneself now and then costs little. */
const lookAgainAfterMs = 5_000;

const markerOfStatus: Record<Exclude<RunStatus, 'running'>, string> = {
  completed: streamMarkers.end,
  cancelled: streamMarkers.end,
  failed: streamMarkers.error,
  interrupted: streamMarkers.error,
};

/** Resolves at the next notification, after a while, or when the reader has gone. */
function createBell(signal: AbortSignal) {
  let hasRung = false;
  let wake: (() => void) | null = null;
  const ring = () => {
    hasRung = true;
    wake?.();
  };
  signal.addEventListener('abort', ring, { once: true });
  return {
    ring,
    async wait(): Promise<void> {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookAgainAfterMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
        wake = null;
      }
      hasRung = false;
    },
  };
}

/**
 * Streams the log of a run from the event after `afterSeq` until the run ends, then the marker of its end. Works on any
 * process: the log is in the database. Ends silently when the reader has gone or the server shuts down, so that the
 * reader resumes elsewhere.
 */
export async function followRun(
  runId: string,
  afterSeq: number,
  writer: EventWriter,
  deps: Pick<Deps, 'db' | 'listenHub'>,
): Promise<void> {
  const bell = createBell(writer.signal);
  const stopListening = await deps.listenHub.listen(runChannel, (payload) => {
    // Empty after a lost connection: something may have been missed.
    if (payload === runId || payload === '') bell.ring();
  });
  let seq = afterSeq;
  try {
    while (!writer.signal.aborted) {
      // The status first: events written before the end are then all seen by the read that follows.
      const run = await runStatusOf(deps.db, runId);
      if (run === null) return;
      const { status, mode } = run;
      const events = await readRunEvents(deps.db, runId, seq, batchSize);
      for (const { seq: at, event } of events) {
        await writer.write(at, event);
        seq = at;
      }
      if (events.length === batchSize) continue;
      if (status !== 'running') {
        const isSearch = mode === 'search' && status === 'completed';
        return await writer.end(isSearch ? streamMarkers.searchDone : markerOfStatus[status]);
      }
      await bell.wait();
    }
  } finally {
    await stopListening();
  }
}
