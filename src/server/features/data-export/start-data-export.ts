import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { makeDataExportJob } from '../../jobs/definitions/make-data-export.ts';
import { told } from '../../told.ts';
import { type Proof, type ProofDeps, requireProof } from '../account/require-proof.ts';
import { insertDataExport } from './data-export-store.ts';

/**
 * Queues the job that gathers the user's data. Requires fresh proof of identity.
 * @throws AppError `invalid_credentials`, `forbidden` (see `requireProof`), `conflict` while another export
 * is running
 */
export async function startDataExport(
  input: Proof,
  deps: Pick<Deps, 'db' | 'queue' | 'clock'> & ProofDeps,
): Promise<{ export_id: string }> {
  await requireProof(input, deps);
  const id = crypto.randomUUID();
  if (!(await insertDataExport(deps.db, input.uid, id, deps.clock())))
    throw new AppError('conflict', told('exportRunning'));
  await deps.queue.addJob(makeDataExportJob, { uid: input.uid, export_id: id });
  return { export_id: id };
}
