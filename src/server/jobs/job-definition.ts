import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** What a handler may reach: everything but the queue's own making. */
export type JobDeps = Pick<
  Deps,
  'config' | 'log' | 'db' | 'identity' | 'files' | 'mail' | 'renderer' | 'instance' | 'clock'
>;

export interface JobRun {
  readonly deps: JobDeps;
  /** Fires when the worker is to stop; a job that ends because of it is done again later. */
  readonly signal: AbortSignal;
}

/** The heavy half of a job, in a module that is loaded when the first such job runs. */
export interface JobHandler<P> {
  run(payload: P, run: JobRun): Promise<void>;
}

/** The light half of a job: everything the queue has to know without loading the work itself. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: S;
  /** Times at all, the first included. Handlers are idempotent, since a killed worker's job is done again. */
  readonly maxAttempts: number;
  /** Crontab line in UTC, for jobs that come by themselves; their payload is empty. */
  readonly schedule?: string;
  load(): Promise<JobHandler<z.output<S>>>;
}

/** Keeps the type of the payload, so that `addJob` and the handler agree on it. */
export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}
