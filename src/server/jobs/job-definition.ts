import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { JobTiming } from './job-timing.ts';

/** What a handler may reach. */
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
  /** Fires when the worker is to stop; a job that ends because of it is done again later. */
  readonly signal: AbortSignal;
  /** Puts this job into the queue once more, through `db`: in a transaction, together with what else it writes. */
  again(db: Deps['db'], timing: JobTiming): Promise<void>;
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
  /** For jobs that may take minutes: they have workers of their own, so that no mail waits for them. */
  readonly isLong?: boolean;
  /** Crontab line in UTC, for jobs that come by themselves; their payload is empty. */
  readonly schedule?: string;
  load(): Promise<JobHandler<z.output<S>>>;
}

/** Keeps the type of the payload, so that `addJob` and the handler agree on it. */
export function defineJob<S extends z.ZodType>(definition: JobDefinition<S>): JobDefinition<S> {
  return definition;
}
