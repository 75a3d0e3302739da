import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { profileEndpoints } from '../../../contract/profile.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { signedFileUrl } from '../documents/signed-file-url.ts';
import { findDataExport } from './data-export-store.ts';

type DataExport = AnswerOf<typeof profileEndpoints.readDataExport>;

/**
 * How long the purge of stored files keeps the archive; see jobs/definitions/purge-rendered-files-handler.ts.
 */
const keepForMs = 24 * 60 * 60_000;

/**
 * Returns the status of the caller's export. Throws `not_found` for another user's export, or if the archive
 * is gone.
 */
export async function readDataExport(
  input: { readonly uid: string; readonly exportId: string },
  deps: Pick<Deps, 'db' | 'clock' | 'instanceSecret' | 'config'>,
): Promise<DataExport> {
  const row = await findDataExport(deps.db, input.uid, input.exportId);
  const isGone = row?.finished_at && deps.clock().getTime() - row.finished_at.getTime() >= keepForMs;
  if (!row || isGone) throw notFound('exportMissing');
  const day = row.created_at.toISOString().slice(0, 10);
  return {
    status: row.status as DataExport['status'],
    url: row.file_key
      ? signedFileUrl(
          {
            key: row.file_key,
            contentType: 'application/zip',
            fileName: `octavo-data-${day}.zip`,
            of: { uid: input.uid },
          },
          deps,
        )
      : null,
  };
}
