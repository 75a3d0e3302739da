import type { Deps } from '../../deps.ts';
import { addJobWithin } from '../../jobs/add-job-within.ts';
import { fileDocumentJob } from '../../jobs/definitions/file-document.ts';
import { forgetIdempotencyKeys, listUnfiled } from './filing-store.ts';
import { purgeTrash } from './purge-trash.ts';

const keepKeysForMs = 24 * 60 * 60 * 1000;
/** Time in ms for the job queued with each version. */
const fileWithinMs = 10 * 60 * 1000;
const filedAtOnce = 500;

/** Runs the hourly maintenance of the library. */
export async function tendLibrary(
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
  signal?: AbortSignal,
): Promise<{ purged: number; forgotten: number; refiled: number }> {
  const now = deps.clock().getTime();
  const purged = await purgeTrash({ uid: null }, deps, signal);
  const forgotten = await forgetIdempotencyKeys(deps.db, new Date(now - keepKeysForMs));
  const unfiled = await listUnfiled(deps.db, new Date(now - fileWithinMs), filedAtOnce);
  for (const { user_id: uid, id: documentId } of unfiled)
    await addJobWithin(deps.db, fileDocumentJob, { uid, documentId }, { key: `file ${documentId}` });
  return { purged, forgotten, refiled: unfiled.length };
}
