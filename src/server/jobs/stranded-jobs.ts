import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

/** After the connection is back: whatever the worker still had under way has reached the database by then. */
const lookAfterMs = 15_000;
/** A job that ended counts as known for so long, because the record of its end may be retried. */
const endedWithinMs = 150_000;

/**
 * Frees the jobs that the database gave to a worker whose connection broke before it heard of them; nobody would run
 * them for hours. Hand `events` to the worker.
 */
export function createStrandedJobs(pool: Pool): { readonly events: WorkerEvents; close(): void } {
  const events: WorkerEvents = new EventEmitter();
  /** Jobs that the worker knows, with the time of their end. */
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
      // Lost again: the next connection looks again.
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

/** Frees the jobs that a worker holds, but for those that it knows and those that it has just been given. */
export async function freeStranded(pool: Pool, holder: string, known: readonly string[]): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = $1 and id <> all ($2::bigint[]) and locked_at < now() - interval '10 seconds'`,
    [holder, known],
  );
  return rowCount ?? 0;
}
