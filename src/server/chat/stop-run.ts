import { sql } from 'kysely';
import { notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { cancelChannel } from './runs/run-store.ts';

/** Asks the run's process to stop it; partial output is kept. No effect on a run that has ended. */
export async function stopRun(
  input: { readonly uid: string; readonly runId: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const run = await deps.db
    .updateTable('runs')
    .set({ cancel_requested_at: new Date() })
    .where('user_id', '=', input.uid)
    .where('id', '=', input.runId)
    .returning('status')
    .executeTakeFirst();
  if (!run) throw notFound('runMissing');
  if (run.status === 'running')
    await sql`select pg_notify(${cancelChannel}, ${input.runId})`.execute(deps.db);
}
