import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { LoggedEvent } from './run-store.ts';

/** Long enough to gather a burst of tokens into one row; those who follow here have been told before. */
const flushEveryMs = 20;

/** Appends events in order; answers false when the run is no longer running. */
type AppendEvents = (entries: readonly LoggedEvent[]) => Promise<boolean>;

export interface RunLog {
  emit(event: ChatEvent): void;
  /** Resolves when everything emitted so far is durable. */
  flush(): Promise<void>;
}

/**
 * The writing end of a run's event log: numbers each event, tells it at once, and writes it to the database in batches,
 * in order, one at a time.
 * @param onLost called once when the log no longer takes events: the run was ended elsewhere, or the database is away
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
