import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { batchesOf, createRunFeed, type EventBatch, type RunFeed } from './run-feed.ts';
import { type LoggedEvent, readRunEvents, runChannel, runStatusOf } from './run-store.ts';

/** Polling interval, because a notification can be lost with its connection. */
const lookAgainMs = 5_000;
/** Log rows read per query, for all readers of a run. */
const rowsAtOnce = 200;
/** The same for one reader that is behind and may be slow: a row can hold a whole page. */
const rowsMissed = 20;
const onItsWayMs = 50;

/** A follower of a run: a browser's stream, or a job that waits for its page. */
export interface RunReader {
  /** Aborts when the reader disconnects. */
  readonly signal: AbortSignal;
  /** Resolves when the reader can take more. */
  take(batch: EventBatch): Promise<void>;
  /** Called when the run has ended. */
  end(marker: string): Promise<void>;
}

/**
 * Runs that this process follows or works on. Each has one buffer, shared by all followers; a follower is
 * only a position in the log, so a slow one costs no memory and reads what it missed from the database.
 */
export interface RunFeeds {
  /** Registers a run of this process: its events reach followers before they are in the database. */
  begin(runId: string): { tell(entry: LoggedEvent): void; leave(): void };
  /**
   * Sends a reader the log of a run after `afterSeq` until the run ends, in whatever process it runs.
   * Resolves when everything was sent or the reader disconnected.
   */
  follow(runId: string, afterSeq: number, reader: RunReader): Promise<void>;
  /** Number of buffered runs, for tests and metrics. */
  size(): number;
  /** Sends what has ended and disconnects all readers. */
  close(): Promise<void>;
}

interface HeldFeed {
  readonly feed: RunFeed;
  holders: number;
  /** The database read in progress. */
  looking: Promise<void> | null;
  isStale: boolean;
  readonly again: NodeJS.Timeout;
}

export async function createRunFeeds(deps: {
  readonly db: Kysely<Database>;
  readonly listenHub: ListenHub;
}): Promise<RunFeeds> {
  const held = new Map<string, HeldFeed>();

  const stopListening = await deps.listenHub.listen(runChannel, (payload) => {
    // An empty payload follows a lost connection: notifications may have been missed.
    if (payload === '') {
      for (const [runId, each] of held) void look(runId, each);
      return;
    }
    const [runId = '', seq] = payload.split(' ');
    const each = held.get(runId);
    // Events that this process sent itself need no read.
    if (each && (seq === undefined || Number(seq) > each.feed.lastSeq())) void look(runId, each);
  });

  /** Reads new events from the database, one read at a time. */
  function look(runId: string, each: HeldFeed): Promise<void> {
    each.isStale = true;
    each.looking ??= readAll(runId, each).finally(() => {
      each.looking = null;
    });
    return each.looking;
  }

  async function readAll(runId: string, each: HeldFeed): Promise<void> {
    const { feed } = each;
    try {
      while (each.isStale) {
        each.isStale = false;
        // Read the status first, so the following reads include all events written before the end.
        const run = await runStatusOf(deps.db, runId);
        let events: LoggedEvent[];
        do {
          events = await readRunEvents(deps.db, runId, feed.lastSeq(), rowsAtOnce);
          for (const entry of events) feed.push(entry);
        } while (events.length > 0);
        if (run === null || run.status !== 'running') feed.close(run);
      }
    } catch {
      // The database is unavailable; the next read catches up.
    }
  }

  function hold(runId: string): HeldFeed {
    const before = held.get(runId);
    if (before) {
      before.holders += 1;
      return before;
    }
    const each: HeldFeed = {
      feed: createRunFeed(() => held.size),
      holders: 1,
      looking: null,
      isStale: false,
      again: setInterval(() => void look(runId, each), lookAgainMs),
    };
    each.again.unref();
    held.set(runId, each);
    return each;
  }

  function leave(runId: string, each: HeldFeed): void {
    each.holders -= 1;
    if (each.holders > 0) return;
    clearInterval(each.again);
    if (held.get(runId) === each) held.delete(runId);
  }

  return {
    begin(runId) {
      const each = hold(runId);
      return { tell: each.feed.push, leave: () => leave(runId, each) };
    },
    async follow(runId, afterSeq, reader) {
      const isNew = !held.has(runId);
      const each = hold(runId);
      const { feed } = each;
      let seq = afterSeq;
      try {
        if (isNew) await look(runId, each);
        while (!reader.signal.aborted) {
          for (const batch of feed.after(seq) ?? (await behind(runId, seq, feed))) {
            await reader.take(batch);
            seq = batch.lastSeq;
          }
          if (seq < feed.lastSeq()) continue;
          const ending = feed.ending();
          if (ending !== null) return ending.marker === null ? undefined : await reader.end(ending.marker);
          await feed.change(reader.signal);
        }
      } finally {
        leave(runId, each);
      }
    },
    size: () => held.size,
    async close() {
      await stopListening();
      for (const [runId, each] of held) {
        clearInterval(each.again);
        // Sends the end of runs that have ended; followers of other runs reconnect.
        await look(runId, each);
        each.feed.close(null);
      }
    },
  };

  /** Returns events that a reader missed and the buffer no longer holds. */
  async function behind(runId: string, seq: number, feed: RunFeed): Promise<EventBatch[]> {
    const missed = await readRunEvents(deps.db, runId, seq, rowsMissed);
    if (missed.length > 0) return batchesOf(missed);
    // Events sent here may not be in the database yet; after the end, all of them are.
    if (feed.ending() === null) {
      await delay(onItsWayMs);
      return [];
    }
    return [{ events: [], bytes: new Uint8Array(), lastSeq: feed.heldAfter() }];
  }
}
