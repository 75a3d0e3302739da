import type { Deps } from '../../deps.ts';
import { releaseLostClaims } from '../../features/membership/release-lost-claims.ts';
import { storedError, told } from '../../told.ts';
import { appendLastEvents, endRun, readRunRecord } from './run-store.ts';
import { savePartial } from './save-partial.ts';

const stopped = storedError('unavailable', told('serverStopped'));
const eventsOfARun = 100_000;

/** Grace period (ms) between claiming a run and starting it. */
const startsWithinMs = 60_000;

/**
 * Ends runs whose process died, or lost the database before it could end them, and keeps what had arrived.
 * Exact rather than timeout-based: a live process holds a database lock and knows its own runs. Returns how
 * many were ended. Also releases the allowance of runs that were reserved and never began.
 */
export async function reapRuns(
  deps: Pick<Deps, 'db' | 'files' | 'renderer' | 'log' | 'instance' | 'runs' | 'clock'>,
): Promise<number> {
  await releaseLostClaims(deps);
  const suspects = await deps.db
    .selectFrom('runs')
    .select(['id', 'user_id', 'document_id', 'instance_key'])
    .where('status', '=', 'running')
    .where((eb) =>
      eb.or([
        eb('instance_key', '!=', deps.instance.key),
        eb('created_at', '<', new Date(deps.clock().getTime() - startsWithinMs)),
      ]),
    )
    .execute();
  let reaped = 0;
  for (const suspect of suspects) {
    const isWorkedOn =
      suspect.instance_key === deps.instance.key
        ? deps.runs.has(suspect.id)
        : await deps.instance.isAlive(suspect.instance_key);
    if (isWorkedOn) continue;
    // A conditional update claims the run, so two reapers can't end it twice.
    const taken = await deps.db
      .updateTable('runs')
      .set({ instance_key: deps.instance.key })
      .where('id', '=', suspect.id)
      .where('status', '=', 'running')
      .where('instance_key', '=', suspect.instance_key)
      .returning('id')
      .executeTakeFirst();
    if (!taken) continue;
    const logged = await readRunRecord(deps.db, suspect.id, eventsOfARun);
    const run = { id: suspect.id, uid: suspect.user_id, documentId: suspect.document_id };
    const partial = await savePartial(
      run,
      logged.map(({ event }) => event),
      'Interrupted',
      deps,
    ).catch((error: unknown) => {
      deps.log.error({ err: error, runId: run.id }, 'a partial page could not be kept');
      return null;
    });
    await appendLastEvents(deps.db, run.id, [...(partial?.events ?? []), { type: 'error', ...stopped }]);
    await endRun(deps.db, run.id, {
      status: 'interrupted',
      error: stopped,
      version: partial?.version ?? null,
      inputTokens: 0,
      outputTokens: 0,
      costMicros: null,
    });
    reaped += 1;
  }
  return reaped;
}
