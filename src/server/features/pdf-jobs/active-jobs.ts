import type { Kysely } from 'kysely';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { listHoldingClaims, stopChannel } from './pdf-job-store.ts';

/** Why a job stops before its end: its row says something else by now. */
export const jobTaken = 'the job was cancelled or taken over';

/** The jobs that this process works on, each with the way to stop it. */
export interface ActiveJobs {
  /** Call it before the job is claimed under `claim`: a cancel that comes right afterwards is heard. */
  begin(id: string, claim: string): AbortController;
  end(id: string): void;
  has(id: string): boolean;
  close(): Promise<void>;
}

export async function createActiveJobs(deps: {
  readonly db: Kysely<Database>;
  readonly listenHub: ListenHub;
}): Promise<ActiveJobs> {
  const active = new Map<string, { readonly claim: string; readonly abort: AbortController }>();

  async function lookAll(): Promise<void> {
    const tries = [...active.values()];
    const holding = await listHoldingClaims(
      deps.db,
      tries.map(({ claim }) => claim),
    );
    for (const { claim, abort } of tries) if (!holding.has(claim)) abort.abort(jobTaken);
  }

  const stopListening = await deps.listenHub.listen(stopChannel, (claim) => {
    // After a lost connection: somebody may have cancelled meanwhile. Without a database the work cannot be noted, and
    // ends by itself.
    if (claim === '') void lookAll().catch(() => undefined);
    for (const each of active.values()) if (each.claim === claim) each.abort.abort(jobTaken);
  });
  return {
    begin(id, claim) {
      const abort = new AbortController();
      active.set(id, { claim, abort });
      return abort;
    },
    end: (id) => void active.delete(id),
    has: (id) => active.has(id),
    close: stopListening,
  };
}
