import type { Deps } from '../../deps.ts';
import { beginDataExport, endDataExport } from './data-export-store.ts';
import { gatherOwnData, type OwnDataDeps } from './gather-own-data.ts';

/**
 * Builds the archive of an export and stores it under an unguessable name. A retry starts over; an export
 * that has ended is left alone.
 * @throws the signal's reason when it fires; the export is then retried later
 */
export async function makeDataExport(
  input: { readonly uid: string; readonly exportId: string },
  deps: OwnDataDeps & Pick<Deps, 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { uid, exportId: id } = input;
  if (!(await beginDataExport(deps.db, uid, id))) return;
  try {
    const archive = await gatherOwnData(uid, deps, signal);
    const key = `exports/${crypto.randomUUID()}.zip`;
    await deps.files.put(key, archive, 'application/zip');
    const isKept = await endDataExport(deps.db, {
      uid,
      id,
      status: 'completed',
      fileKey: key,
      at: deps.clock(),
    });
    // The account was deleted in the meantime; its archive must not outlive it.
    if (!isKept) await deps.files.remove(key);
  } catch (error) {
    signal.throwIfAborted();
    deps.log.error({ err: error, exportId: id }, 'a data export failed');
    await endDataExport(deps.db, { uid, id, status: 'failed', fileKey: null, at: deps.clock() });
  }
}
