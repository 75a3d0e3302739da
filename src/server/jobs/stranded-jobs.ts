import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

/** Delay (ms) after a reconnect, so the worker's pending writes reach the database first. */
const lookAfterMs = 15_000;
/** How long (ms) an ended job counts as known, because recording its end may be retried. */
const endedWithinMs = 150_000;

/**
 * Releases jobs that the database assigned to a worker whose connection broke before it received them;
 * otherwise they stay locked for hours. Pass `events` to the worker.
 */
export function createStrandedJobs(pool: Pool): { readonly events: WorkerEvents; close(): void } {
  const events: WorkerEvents = new EventEmitter();
  /** Jobs known to the worker, with their end time. */
  const known = new Map<string, number | null>();
  const timers = new Set<NodeJS.Timeout>();
  let hasConnected = false;

  events.on('job:start', ({ job }) => void known.set(job.id, null));
  events.on('job:complete', ({ job }) => void known.set(job.id, performance.now()));
  events.on('worker:getJob:start', () => {
    const oldest = performance.now() - endedWithinMs;
    for (const [id, endedAt] of known) if (endedAt !== null && endedAt < oldest) known.delete(id);
  });
  events.on('pool:listen:success', ({ workerPool }) => {
    const isFirst = !hasConnected;
    hasConnected = true;
    if (isFirst) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      // If the connection is lost again, the next reconnect retries.
      void freeStranded(pool, workerPool.id, [...known.keys()]).catch(() => undefined);
    }, lookAfterMs);
    timer.unref();
    timers.add(timer);
  });
  return {
    events,
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Releases jobs locked by a worker, except those it knows and those assigned within the last 10 s. */
export async function freeStranded(pool: Pool, holder: string, known: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = $1 and id <> all ($2::bigint[]) and locked_at < now() - interval '10 seconds'`,
    [holder, known],
  );
  return rowCount ?? 0;
}
