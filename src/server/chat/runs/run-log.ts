import type { ChatEvent } from '../../../contract/chat-events.ts';

/** Long enough to gather a burst of tokens into one row, short enough that nobody sees it. */
const flushEveryMs = 20;

/** Appends events in order and answers the new last sequence number; false when the run is no longer running. */
export type AppendEvents = (events: readonly ChatEvent[]) => Promise<boolean>;

export interface RunLog {
  emit(event: ChatEvent): void;
  /** Resolves when everything emitted so far is durable. */
  flush(): Promise<void>;
}

/**
 * The writing end of a run's event log. Events are written in batches, in order, one batch at a time; neighbouring
 * pieces of text become one event.
 * @param onLost called once when the log no longer takes events: the run was ended elsewhere, or the database is away
 */
export function createRunLog(append: AppendEvents, onLost: (cause: unknown) => void): RunLog {
  let pending: ChatEvent[] = [];
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
      const last = pending.at(-1);
      if (event.type === 'content_delta' && last?.type === 'content_delta') {
        pending[pending.length - 1] = { type: 'content_delta', text: last.text + event.text };
      } else {
        pending.push(event);
      }
      timer ??= setTimeout(() => void flush(), flushEveryMs);
    },
    flush,
  };
}
