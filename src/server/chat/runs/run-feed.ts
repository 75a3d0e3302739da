import { streamMarkers } from '../../../contract/chat-events.ts';
import { eventFrame } from '../../http/event-writer.ts';
import type { LoggedEvent, RunStatus } from './run-store.ts';

/**
 * Approximate memory limit for all feeds of a process, with a minimum per feed and a maximum of one whole run
 * of typical size.
 */
const bytesOfAll = 64 * 1024 * 1024;
const bytesAtLeast = 64 * 1024;
const bytesAtMost = 1024 * 1024;

/** Maximum bytes per socket write; a single event may exceed it. */
const batchBytes = 64 * 1024;

/** Maximum number of readers woken before yielding to the event loop. */
const wokenAtOnce = 100;

const markerOfStatus: Record<Exclude<RunStatus, 'running'>, string> = {
  completed: streamMarkers.end,
  cancelled: streamMarkers.end,
  failed: streamMarkers.error,
  interrupted: streamMarkers.error,
};

/** Consecutive events of a run with their encoded bytes, which are shared by all readers. */
export interface EventBatch {
  readonly events: readonly LoggedEvent[];
  readonly bytes: Uint8Array;
  /** Position of a reader after this batch. */
  readonly lastSeq: number;
}

interface Frame extends LoggedEvent {
  readonly bytes: Buffer;
}

/** Buffer of the newest part of a run's log, and the readers waiting for more. */
export interface RunFeed {
  /** Appends the next event; ignores one already seen. */
  push(entry: LoggedEvent): void;
  /** Returns the first batch after an event; null if it is no longer in the buffer. */
  after(seq: number): EventBatch[] | null;
  /** Sequence number of the latest event. */
  lastSeq(): number;
  /** Every event after this sequence number is in the buffer. */
  heldAfter(): number;
  /** Marks the run as ended; null if it was deleted. */
  close(run: { readonly status: RunStatus; readonly mode: string } | null): void;
  /** Returns how the run ended: its stream marker, or none if it was deleted. Null while it runs. */
  ending(): { readonly marker: string | null } | null;
  /** Resolves when an event was pushed, the run ended, or the signal aborted. */
  change(signal: AbortSignal): Promise<void>;
}

const frameOf = (entry: LoggedEvent): Frame => ({
  ...entry,
  bytes: Buffer.from(eventFrame(entry.seq, entry.event)),
});

/** Returns as many frames as fit into one write, at least one. */
function batchOf(frames: readonly Frame[]): EventBatch {
  const taken: Frame[] = [];
  let bytes = 0;
  for (const frame of frames) {
    if (taken.length > 0 && bytes + frame.bytes.length > batchBytes) break;
    taken.push(frame);
    bytes += frame.bytes.length;
  }
  const [only] = taken;
  const all = only && taken.length === 1 ? only.bytes : Buffer.concat(taken.map((frame) => frame.bytes));
  return { events: taken, bytes: all, lastSeq: taken.at(-1)?.seq ?? 0 };
}

/** Splits events read for one reader into batches of one write each. */
export function batchesOf(events: readonly LoggedEvent[]): EventBatch[] {
  const batches: EventBatch[] = [];
  for (let left = events.map(frameOf); left.length > 0; ) {
    const batch = batchOf(left);
    batches.push(batch);
    left = left.slice(batch.events.length);
  }
  return batches;
}

/** @param feedCount returns how many feeds share the memory limit */
export function createRunFeed(feedCount: () => number): RunFeed {
  let frames: Frame[] = [];
  let bytes = 0;
  let floor = 0;
  let last = 0;
  let ended: { readonly marker: string | null } | null = null;
  const waiting = new Set<() => void>();
  /** Readers still to be woken. */
  let woken: (() => void)[] = [];
  /** An event arrived while readers were being woken. */
  let isMore = false;
  /** Last batch, reused for readers at the same position. */
  let shared: { readonly from: number; readonly upTo: number; readonly batch: EventBatch } | null = null;

  function trim(): void {
    const limit = Math.min(bytesAtMost, Math.max(bytesAtLeast, bytesOfAll / Math.max(1, feedCount())));
    if (bytes <= limit) return;
    let gone = 0;
    // Trims 25 % more than needed, so the list isn't copied for every event.
    while (bytes > limit * 0.75 && gone < frames.length - 1) {
      const frame = frames[gone] as Frame;
      bytes -= frame.bytes.length;
      floor = frame.seq;
      gone += 1;
    }
    frames = frames.slice(gone);
  }

  /** Wakes waiting readers in batches, so a thousand readers don't block the event loop. */
  function wake(): void {
    if (woken.length > 0) {
      isMore = true;
      return;
    }
    woken = [...waiting];
    waiting.clear();
    wakeSome();
  }

  function wakeSome(): void {
    for (const tell of woken.splice(0, wokenAtOnce)) tell();
    if (woken.length > 0) setImmediate(wakeSome);
    else if (isMore) {
      isMore = false;
      wake();
    }
  }

  return {
    push(entry) {
      if (entry.seq <= last) return;
      const frame = frameOf(entry);
      frames.push(frame);
      bytes += frame.bytes.length;
      last = entry.seq;
      trim();
      wake();
    },
    after(seq) {
      if (seq >= last) return [];
      if (seq < floor) return null;
      if (shared?.from !== seq || shared.upTo !== last) {
        const batch = batchOf(frames.slice(frames.findLastIndex((frame) => frame.seq <= seq) + 1));
        shared = { from: seq, upTo: last, batch };
      }
      return [shared.batch];
    },
    lastSeq: () => last,
    heldAfter: () => floor,
    close(run) {
      const isSearch = run?.mode === 'search' && run.status === 'completed';
      const status = run?.status ?? 'running';
      const marker = status === 'running' ? null : markerOfStatus[status];
      ended ??= { marker: isSearch ? streamMarkers.searchDone : marker };
      wake();
    },
    ending: () => ended,
    change(signal) {
      return new Promise((resolve) => {
        const tell = (): void => {
          signal.removeEventListener('abort', left);
          resolve();
        };
        const left = (): void => {
          waiting.delete(tell);
          resolve();
        };
        waiting.add(tell);
        signal.addEventListener('abort', left, { once: true });
      });
    },
  };
}
