import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { runPdfJobJob } from '../../jobs/definitions/run-pdf-job.ts';
import { storedError, told } from '../../told.ts';
import { listForgottenPdfJobs, listHeldPdfJobs, transitionPdfJob } from './pdf-job-store.ts';
import { mostDeaths } from './retry-policy.ts';

/** Maximum number of jobs checked per pass. */
const batch = 500;

const poisoned = JSON.stringify(storedError('internal', told('jobGivenUp', { count: mostDeaths })));

export type TendDeps = Pick<Deps, 'db' | 'instance' | 'activeJobs' | 'log'>;

/**
 * Requeues jobs whose worker died, and those missing from the worker queue. Needs no timeout: each living
 * process holds a database lock, and knows its own running jobs. Returns the number requeued or failed.
 */
export async function tendPdfJobs(deps: TendDeps): Promise<number> {
  let taken = 0;
  for (const { id, instance_key, claim, attempts } of await listHeldPdfJobs(deps.db, batch)) {
    if (claim === null || (await isWorkedOn(id, instance_key, deps))) continue;
    const change = { id, from: 'processing', claim } as const;
    if (attempts >= mostDeaths)
      await transitionPdfJob(deps.db, { ...change, to: 'failed', change: { error: poisoned } });
    else
      await deps.db.transaction().execute(async (tx) => {
        const queued = await transitionPdfJob(tx, {
          ...change,
          to: 'queued',
          change: { run_at: new Date() },
        });
        if (queued) await addJobWithin(tx, runPdfJobJob, { id }, { key: id, priority: queued.priority });
      });
    taken += 1;
  }
  for (const { id, priority } of await listForgottenPdfJobs(deps.db, batch)) {
    await addJobWithin(deps.db, runPdfJobJob, { id }, { key: id, priority });
    taken += 1;
  }
  return taken;
}

async function isWorkedOn(id: string, instanceKey: number | null, deps: TendDeps): Promise<boolean> {
  if (instanceKey === null) return false;
  if (instanceKey === deps.instance.key) return deps.activeJobs.has(id);
  return deps.instance.isAlive(instanceKey);
}

/** Polling interval. Short, so a dead worker's jobs are picked up soon; each poll is two small queries. */
const lookEveryMs = 3_000;

/** Runs `tendPdfJobs` periodically until stopped. */
export function keepTendingPdfJobs(deps: TendDeps): () => Promise<void> {
  let isStopped = false;
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    looking = tendPdfJobs(deps)
      .then((taken) => {
        if (taken > 0) deps.log.info({ taken }, 'took up jobs that a dead worker had left');
      })
      // Retried at the next poll; database errors are reported elsewhere.
      .catch((error: unknown) => deps.log.debug({ err: error }, 'jobs could not be tended'))
      .then(() => {
        if (!isStopped) timer = setTimeout(look, lookEveryMs);
      });
  };
  look();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
