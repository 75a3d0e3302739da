import { streamMarkers } from '../../../contract/chat-events.ts';
import { eventFrame } from '../../http/event-writer.ts';
import type { LoggedEvent, RunStatus } from './run-store.ts';

/** All feeds of a process together hold about this much; each at least a little and at most a whole run of usual size. */
const bytesOfAll = 64 * 1024 * 1024;
const bytesAtLeast = 64 * 1024;
const bytesAtMost = 1024 * 1024;

/** What one write hands to a socket; a single event may be larger. */
const batchBytes = 64 * 1024;

/** Readers that are told in one go before others get their turn. */
const wokenAtOnce = 100;

const markerOfStatus: Record<Exclude<RunStatus, 'running'>, string> = {
  completed: streamMarkers.end,
  cancelled: streamMarkers.end,
  failed: streamMarkers.error,
  interrupted: streamMarkers.error,
};

/** Neighbouring events of a run, and the bytes by which they travel: made once for all who read them. */
export interface EventBatch {
  readonly events: readonly LoggedEvent[];
  readonly bytes: Uint8Array;
  /** Where a reader stands who has taken it. */
  readonly lastSeq: number;
}

interface Frame extends LoggedEvent {
  readonly bytes: Buffer;
}

/** The newest part of one run's log, and whoever waits for more of it. */
export interface RunFeed {
  /** Takes the next event; what was there before changes nothing. */
  push(entry: LoggedEvent): void;
  /** What follows an event, the first part of it; null when it is not held any more. */
  after(seq: number): EventBatch[] | null;
  /** The last event that is known. */
  lastSeq(): number;
  /** Everything after this event is held. */
  heldAfter(): number;
  /** The run has ended, or is gone. */
  close(run: { readonly status: RunStatus; readonly mode: string } | null): void;
  /** How the run ended: its marker, or none where it is gone. Null while it runs. */
  ending(): { readonly marker: string | null } | null;
  /** Resolves when something was pushed, the run ended, or the signal fired. */
  change(signal: AbortSignal): Promise<void>;
}

const frameOf = (entry: LoggedEvent): Frame => ({
  ...entry,
  bytes: Buffer.from(eventFrame(entry.seq, entry.event)),
});

/** As many of the frames as one write takes; the first in any case. */
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

/** Events that were read for one reader, each batch of a size to write at once. */
export function batchesOf(events: readonly LoggedEvent[]): EventBatch[] {
  const batches: EventBatch[] = [];
  for (let left = events.map(frameOf); left.length > 0; ) {
    const batch = batchOf(left);
    batches.push(batch);
    left = left.slice(batch.events.length);
  }
  return batches;
}

/** @param feedCount how many feeds share the memory that there is for all */
export function createRunFeed(feedCount: () => number): RunFeed {
  let frames: Frame[] = [];
  let bytes = 0;
  let floor = 0;
  let last = 0;
  let ended: { readonly marker: string | null } | null = null;
  const waiting = new Set<() => void>();
  /** Those whose turn to be woken is still to come. */
  let woken: (() => void)[] = [];
  /** Something came while they were being woken. */
  let isMore = false;
  /** Those who stand at one place are handed the same bytes. */
  let shared: { readonly from: number; readonly upTo: number; readonly batch: EventBatch } | null = null;

  function trim(): void {
    const limit = Math.min(bytesAtMost, Math.max(bytesAtLeast, bytesOfAll / Math.max(1, feedCount())));
    if (bytes <= limit) return;
    let gone = 0;
    // A quarter more than needed, so that not every event moves the whole list.
    while (bytes > limit * 0.75 && gone < frames.length - 1) {
      const frame = frames[gone] as Frame;
      bytes -= frame.bytes.length;
      floor = frame.seq;
      gone += 1;
    }
    frames = frames.slice(gone);
  }

  /** Wakes who waits, some at a time: a thousand readers must not keep everybody else waiting. */
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
