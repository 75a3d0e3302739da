import type { Kysely } from 'kysely';
import type { ListenHub } from '../../database/listen.ts';
import type { Database } from '../../database/schema.ts';
import { listHoldingClaims, stopChannel } from './pdf-job-store.ts';

/** Abort reason of a job whose row no longer belongs to this try. */
export const jobTaken = 'the job was cancelled or taken over';

/** The jobs running in this process, each with its abort controller. */
export interface ActiveJobs {
  /**
   * Registers a job. Call it before claiming the job under `claim`, so a cancel right after the claim is
   * received.
   */
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
    // Empty after a lost connection: a cancel may have been missed. Errors are ignored, because without a
    // database the work fails anyway.
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
