import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { batchesOf, createRunFeed, type EventBatch, type RunFeed } from './run-feed.ts';
import { type LoggedEvent, readRunEvents, runChannel, runStatusOf } from './run-store.ts';

/** A notification can be lost with its connection; looking by oneself now and then costs little. */
const lookAgainMs = 5_000;
/** Rows of the log that are read at once, for all readers of a run. */
const rowsAtOnce = 200;
/** The same for one reader who is behind, and who may be slow: a row can hold a whole page. */
const rowsMissed = 20;
const onItsWayMs = 50;

/** Who follows a run: a browser's stream, or a job that waits for its page. */
export interface RunReader {
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
  /** Resolves when it can take more. */
  take(batch: EventBatch): Promise<void>;
  /** The run has ended; nothing follows. */
  end(marker: string): Promise<void>;
}

/**
 * The runs that are followed or worked on in this process. Each is held once, however many follow it; a follower is
 * only a place in its log, so one that is slow costs no memory and reads what it missed from the database.
 */
export interface RunFeeds {
  /** A run that this process works on: its events are told before they are in the database. */
  begin(runId: string): { tell(entry: LoggedEvent): void; leave(): void };
  /**
   * Tells a reader the log of a run from the event after `afterSeq` until the run ends, whatever process works on it.
   * Resolves when all is told or the reader has gone.
   */
  follow(runId: string, afterSeq: number, reader: RunReader): Promise<void>;
  /** Runs that are held, for tests and figures. */
  size(): number;
  /** Tells what has ended, and lets all readers go. */
  close(): Promise<void>;
}

interface HeldFeed {
  readonly feed: RunFeed;
  holders: number;
  /** A look that is under way. */
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
    // Empty after a lost connection: something may have been missed.
    if (payload === '') {
      for (const [runId, each] of held) void look(runId, each);
      return;
    }
    const [runId = '', seq] = payload.split(' ');
    const each = held.get(runId);
    // What this process has told already need not be read.
    if (each && (seq === undefined || Number(seq) > each.feed.lastSeq())) void look(runId, each);
  });

  /** Reads what is new in the database, one look at a time. */
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
        // The status first: events written before the end are then all seen by the reads that follow.
        const run = await runStatusOf(deps.db, runId);
        let events: LoggedEvent[];
        do {
          events = await readRunEvents(deps.db, runId, feed.lastSeq(), rowsAtOnce);
          for (const entry of events) feed.push(entry);
        } while (events.length > 0);
        if (run === null || run.status !== 'running') feed.close(run);
      }
    } catch {
      // The database is away; the next look finds what was missed.
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
        // What has ended is told; who follows what goes on elsewhere comes back there.
        await look(runId, each);
        each.feed.close(null);
      }
    },
  };

  /** What a reader missed that the process does not hold any more. */
  async function behind(runId: string, seq: number, feed: RunFeed): Promise<EventBatch[]> {
    const missed = await readRunEvents(deps.db, runId, seq, rowsMissed);
    if (missed.length > 0) return batchesOf(missed);
    // What was told here may still be on its way into the database; after the end nothing is.
    if (feed.ending() === null) {
      await delay(onItsWayMs);
      return [];
    }
    return [{ events: [], bytes: new Uint8Array(), lastSeq: feed.heldAfter() }];
  }
}
