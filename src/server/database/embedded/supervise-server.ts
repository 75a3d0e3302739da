import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface SupervisedServer {
  /** Process id of the server that runs now, or ran last. */
  pid(): number;
  /** Ends the server for good. Safe to call twice. */
  stop(): Promise<void>;
  /** Tells the server to end and waits for nothing. */
  abandon(): void;
}

export interface SupervisorOptions {
  readonly first: Postmaster;
  readonly note: (line: string) => void;
  /** How a server that ended by itself is started again; left out, it is not. */
  readonly restart?: {
    readonly start: (port: number, signal: AbortSignal) => Promise<Postmaster>;
    readonly onTrouble: (message: string, error?: unknown) => void;
  };
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** A server that ran for this long has recovered: the next crash is a new one. */
const healthyAfterMs = 60_000;

/**
 * Starts a server again, on the same port, each time that it ends by itself. Starts that fail are retried with growing
 * pauses, because what stops them (a full disk, say) may be put right.
 */
export function superviseServer({ first, note, restart }: SupervisorOptions): SupervisedServer {
  const stopped = new AbortController();
  let current = first;
  let isUp = false;
  let pauseMs = firstPauseMs;

  function adopt(postmaster: Postmaster): void {
    current = postmaster;
    isUp = true;
    // Its id may be given to another program from then on.
    void postmaster.ended.then(() => {
      if (current === postmaster) isUp = false;
    });
  }
  adopt(first);

  async function startAgain({ start, onTrouble }: NonNullable<typeof restart>): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        adopt(await start(first.port, stopped.signal));
        note('The database runs again');
        return;
      } catch (error) {
        if (stopped.signal.aborted) return;
        onTrouble(`The database could not be started again; the next try is in ${pauseMs} ms`, error);
      }
      await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  async function watch(): Promise<void> {
    while (restart && !stopped.signal.aborted) {
      const startedAt = performance.now();
      await current.ended;
      if (stopped.signal.aborted) return;
      if (performance.now() - startedAt > healthyAfterMs) pauseMs = firstPauseMs;
      restart.onTrouble('The database ended by itself and is being started again');
      await startAgain(restart);
    }
  }
  const watching = watch();

  let stopping: Promise<void> | null = null;
  async function stop(): Promise<void> {
    stopped.abort();
    if (isUp) await stopPostmaster(current.pid);
    // A start under way ends the server that it has begun, or has just brought it up.
    await watching;
    if (isUp) await stopPostmaster(current.pid);
  }
  return {
    pid: () => current.pid,
    stop: () => (stopping ??= stop()),
    abandon() {
      stopped.abort();
      if (isUp) process.kill(current.pid, 'SIGINT');
    },
  };
}
