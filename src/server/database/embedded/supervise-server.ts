import { setTimeout as delay } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface SupervisedServer {
  /** PID of the current server, or of the last one. */
  pid(): number;
  /** Stops the server for good. Safe to call twice. */
  stop(): Promise<void>;
  /** Signals the server to end without waiting. */
  abandon(): void;
}

export interface SupervisorOptions {
  readonly first: Postmaster;
  readonly note: (line: string) => void;
  /** How to restart a server that exited; absent to not restart. */
  readonly restart?: {
    readonly start: (port: number, signal: AbortSignal) => Promise<Postmaster>;
    readonly onTrouble: (message: string, error?: unknown) => void;
  };
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;
/** After running this long (ms), the next crash counts as the first again. */
const healthyAfterMs = 60_000;

/**
 * Restarts a server on the same port whenever it exits. Failed starts are retried with growing delays,
 * because the cause (such as a full disk) may be fixed.
 */
export function superviseServer({ first, note, restart }: SupervisorOptions): SupervisedServer {
  const stopped = new AbortController();
  let current = first;
  let isUp = false;
  let pauseMs = firstPauseMs;

  function adopt(postmaster: Postmaster): void {
    current = postmaster;
    isUp = true;
    // Its PID may be reused from now on.
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
    // A start in progress ends its server when aborted, or has just finished.
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
