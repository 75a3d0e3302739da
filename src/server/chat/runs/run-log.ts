import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { LoggedEvent } from './run-store.ts';

/** Long enough to collect a burst of tokens into one row; local followers already have them. */
const flushEveryMs = 20;

/** Appends events in order; returns false if the run is no longer running. */
type AppendEvents = (entries: readonly LoggedEvent[]) => Promise<boolean>;

export interface RunLog {
  emit(event: ChatEvent): void;
  /** Resolves when everything emitted so far is stored. */
  flush(): Promise<void>;
}

/**
 * Creates the writer of a run's event log. Numbers each event, sends it to followers immediately, and writes
 * batches to the database in order, one at a time.
 * @param onLost called once when writing fails for good: the run was ended elsewhere, or the database is
 * unavailable
 */
export function createRunLog(
  append: AppendEvents,
  tell: (entry: LoggedEvent) => void,
  onLost: (cause: unknown) => void,
): RunLog {
  let pending: LoggedEvent[] = [];
  let lastSeq = 0;
  let writing: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isLost = false;

  function lose(cause: unknown): void {
    if (isLost) return;
    isLost = true;
    onLost(cause);
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(async () => {
      if (pending.length === 0 || isLost) return;
      const batch = pending;
      pending = [];
      try {
        if (!(await append(batch))) lose(new Error('the run has ended elsewhere'));
      } catch (error) {
        lose(error);
      }
    });
    return writing;
  }

  return {
    emit(event) {
      lastSeq += 1;
      const entry = { seq: lastSeq, event };
      pending.push(entry);
      tell(entry);
      timer ??= setTimeout(() => void flush(), flushEveryMs);
    },
    flush,
  };
}
