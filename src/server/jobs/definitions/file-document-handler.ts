import { fileDocument } from '../../features/library/file-document.ts';
import type { JobRun } from '../job-definition.ts';

export async function run(
  payload: { readonly uid: string; readonly documentId: string },
  { deps, signal }: JobRun,
): Promise<void> {
  await fileDocument(payload, deps, signal);
}
