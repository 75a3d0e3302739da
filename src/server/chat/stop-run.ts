import { sql } from 'kysely';
import { notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { cancelChannel } from './runs/run-store.ts';

/** Asks the process that runs it to stop; what arrived is kept. Stopping a run that has ended changes nothing. */
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
  if (!run) throw notFound('The run');
  if (run.status === 'running')
    await sql`select pg_notify(${cancelChannel}, ${input.runId})`.execute(deps.db);
}
