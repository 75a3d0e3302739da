import { makeDataExport } from '../../features/data-export/make-data-export.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(
  payload: { readonly uid: string; readonly export_id: string },
  { deps, signal }: JobRun,
): Promise<void> {
  await makeDataExport({ uid: payload.uid, exportId: payload.export_id }, deps, signal);
}
