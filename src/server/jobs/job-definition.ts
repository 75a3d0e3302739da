import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { JobTiming } from './job-timing.ts';

/** The dependencies that a handler can use. */
export type JobDeps = Pick<
  Deps,
  | 'config'
  | 'log'
  | 'db'
  | 'pool'
  | 'listenHub'
  | 'identity'
  | 'files'
  | 'mail'
  | 'renderer'
  | 'models'
  | 'runs'
  | 'activeJobs'
  | 'payments'
  | 'instance'
  | 'clock'
>;

export interface JobRun {
  readonly deps: JobDeps;
  /** Aborts when the worker must stop; an interrupted job is retried later. */
  readonly signal: AbortSignal;
  /** Queues this job again through `db`, in the same transaction as the handler's other writes. */
  again(db: Deps['db'], timing: JobTiming): Promise<void>;
}

/** The implementation of a job, in a module loaded when the first such job runs. */
export interface JobHandler<P> {
  run(payload: P, run: JobRun): Promise<void>;
}

/** The definition of a job: what the queue needs without loading the implementation. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: S;
  /**
   * Maximum number of tries, including the first. Handlers must be idempotent, because a killed worker's job
   * is retried.
   */
  readonly maxAttempts: number;
  /** For jobs that can take minutes: they have their own workers, so they don't delay emails. */
  readonly isLong?: boolean;
  /** Cron schedule in UTC, for periodic jobs; their payload is empty. */
  readonly schedule?: string;
  load(): Promise<JobHandler<z.output<S>>>;
}

/** Preserves the payload's type, so `addJob` and the handler agree on it. */
export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}
