import { availableParallelism } from 'node:os';
import { reapRuns } from '../chat/runs/reap-runs.ts';
import type { Deps } from '../deps.ts';
import { keepTendingPdfJobs } from '../features/pdf-jobs/tend-pdf-jobs.ts';
import { createApp } from '../http/app.ts';
import { jobCatalogue } from '../jobs/catalogue.ts';
import { startWorker } from '../jobs/queue.ts';
import type { Closers } from './closers.ts';
import { portProblem } from './port-problem.ts';

/**
 * More than the number of cores, because generations mostly wait for a model, and rendering has its own
 * queue.
 */
const longJobsAtOnce = Math.max(4, 2 * availableParallelism());

/** Starts the roles in OCTAVO_ROLES. */
export async function startRoles(deps: Deps, closers: Closers): Promise<void> {
  const { config, log } = deps;
  if (config.roles.includes('worker')) {
    const { pool } = deps;
    const short = jobCatalogue.filter(({ isLong }) => !isLong);
    const worker = await startWorker({ pool, jobs: short, deps });
    closers.add('worker', worker.stop);
    const long = jobCatalogue.filter(({ isLong }) => isLong);
    const longWorker = await startWorker({ pool, jobs: long, deps, concurrency: longJobsAtOnce });
    closers.add('worker of long jobs', longWorker.stop);
    closers.add('tending of jobs', keepTendingPdfJobs(deps));
  }
  // Not awaited: requests don't depend on runs of dead processes.
  void reapRuns(deps).catch((error: unknown) =>
    log.error({ err: error }, 'runs of a dead process could not be ended'),
  );
  if (config.roles.includes('web')) await listen(deps, closers);
}

async function listen(deps: Deps, closers: Closers): Promise<void> {
  const { host, port } = deps.config;
  const app = await createApp(deps);
  closers.add('HTTP', () => app.close());
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw portProblem(error, { host, port }) ?? error;
  }
}
