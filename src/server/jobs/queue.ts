import { setTimeout as delay } from 'node:timers/promises';
import {
  Logger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger as Log } from 'pino';
import type { z } from 'zod';
import { workFor } from '../work/work-context.ts';
import { addJobWithin } from './add-job-within.ts';
import type { JobDefinition, JobDeps, JobRun } from './job-definition.ts';
import type { JobTiming } from './job-timing.ts';
import { createStrandedJobs } from './stranded-jobs.ts';

export interface Queue {
  /**
   * Queues a job, for a worker in this or another process.
   * @throws ZodError if the payload doesn't match the definition
   */
  addJob<S extends z.ZodType>(job: JobDefinition<S>, payload: z.input<S>, timing?: JobTiming): Promise<void>;
  close(): Promise<void>;
}

export interface JobWorker {
  /** Takes no more jobs, waits `drainMs` for running ones, then interrupts them; they are retried later. */
  stop(): Promise<void>;
}

/** Grace period (ms) before running jobs are interrupted; a whole shutdown has 15 s. */
const drainMs = 2_000;
/** Time (ms) to record the outcome of interrupted jobs. */
const recordMs = 1_000;

/** Migrates the queue's own tables. Call it inside `withMigrationLock`. */
export async function installQueue(pool: Pool, log: Log): Promise<void> {
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

export async function createQueue(pool: Pool, log: Log): Promise<Queue> {
  const utils = await makeWorkerUtils({ pgPool: pool, logger: queueLogger(log) });
  return {
    async addJob(job, payload, timing = {}) {
      await utils.addJob(job.name, job.payload.parse(payload), {
        maxAttempts: job.maxAttempts,
        ...(timing.runAt ? { runAt: timing.runAt } : {}),
        ...(timing.key ? { jobKey: timing.key } : {}),
        ...(timing.priority === undefined ? {} : { priority: timing.priority }),
      });
    },
    async close() {
      await utils.release();
    },
  };
}

export interface WorkerOptions {
  readonly pool: Pool;
  readonly jobs: readonly JobDefinition[];
  readonly deps: JobDeps;
  /** Maximum number of concurrent jobs. */
  readonly concurrency?: number;
}

const firstPauseMs = 500;
const longestPauseMs = 15_000;

/**
 * Runs the queue's jobs in this process. A failed job is retried with growing pauses, up to its
 * `maxAttempts`. A worker that stops unexpectedly is restarted.
 */
export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { log } = options.deps;
  // The library prints a dying worker's error to the console in addition to logging it.
  globalThis.console.trace = () => undefined;
  const stopped = new AbortController();
  let runner = await beginWork(options, stopped.signal);

  /** Restarts the worker; returns null if stopped in the meantime. */
  async function beginAgain(): Promise<Runner | null> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await delay(pauseMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return null;
      try {
        return await beginWork(options, stopped.signal);
      } catch (error) {
        log.warn({ err: error }, 'the worker could not be started again yet');
      }
    }
  }

  async function keepWorking(): Promise<void> {
    for (;;) {
      const [end] = await Promise.allSettled([runner.promise]);
      if (stopped.signal.aborted) return;
      const reason = end.status === 'rejected' ? { err: end.reason } : {};
      log.error(reason, 'the worker stopped by itself and is started again');
      const next = await beginAgain();
      if (next === null) return;
      runner = next;
      if (stopped.signal.aborted) return next.stop();
    }
  }
  const working = keepWorking();

  async function stop(): Promise<void> {
    stopped.abort();
    // Rejects if the worker has just ended by itself, and hangs if the database is lost.
    const ending = Promise.allSettled([runner.stop(), working]);
    await Promise.race([ending, delay(drainMs + recordMs, undefined, { ref: false })]);
  }
  let stopping: Promise<void> | null = null;
  return { stop: () => (stopping ??= stop()) };
}

async function beginWork(
  { pool, jobs, deps, concurrency = 2 }: WorkerOptions,
  stopped: AbortSignal,
): Promise<Runner> {
  const stranded = createStrandedJobs(pool);
  const runner = await run({
    pgPool: pool,
    concurrency,
    events: stranded.events,
    // The process handles signals itself and stops its parts in order.
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: drainMs,
    logger: queueLogger(deps.log, () => stopped.aborted),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, deps)])) satisfies TaskList,
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, schedule, maxAttempts }) =>
        schedule === undefined
          ? []
          : [{ task: name, match: schedule, options: { maxAttempts, jobKey: name, backfillPeriod: 0 } }],
      ),
    ),
  });
  runner.promise.catch(() => undefined).finally(stranded.close);
  return runner;
}

function taskOf(job: JobDefinition, deps: JobDeps): TaskList[string] {
  return async (payload, helpers) => {
    const handler = await job.load();
    const log = deps.log.child({ job: job.name, jobId: helpers.job.id });
    const context: JobRun = {
      deps: { ...deps, log },
      signal: helpers.abortSignal,
      again: (db, timing) => addJobWithin(db, job, payload, timing),
    };
    await workFor({ account: '', urgency: 'batch' }, () => handler.run(job.payload.parse(payload), context));
  };
}

/**
 * Forwards the library's log. Routine messages are numerous, so they go to debug; failed jobs are logged as
 * errors. While stopping, broken database connections are expected, so everything goes to debug.
 */
function queueLogger(log: Log, isStopping: () => boolean = () => false): Logger {
  return new Logger(() => (level, message, meta) => {
    if (isStopping()) log.debug(message);
    else if (level === 'error') log.error({ err: meta?.error }, message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
