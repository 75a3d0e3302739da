import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { makeDataExportJob } from '../../jobs/definitions/make-data-export.ts';
import { insertDataExport } from './data-export-store.ts';

/**
 * Puts the gathering of all own data into the queue.
 * @throws AppError `conflict` while an earlier one is under way
 */
export async function startDataExport(
  input: { readonly uid: string },
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
): Promise<{ export_id: string }> {
  const id = crypto.randomUUID();
  if (!(await insertDataExport(deps.db, input.uid, id, deps.clock())))
    throw new AppError('conflict', 'Your data is being gathered already. Wait until that is done.');
  await deps.queue.addJob(makeDataExportJob, { uid: input.uid, export_id: id });
  return { export_id: id };
}
