import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { deleteAssetRow } from './asset-store.ts';

/** Permanently deletes an asset and releases its storage. @throws AppError `not_found`, `storage_failed` */
export async function deleteAsset(
  input: { readonly uid: string; readonly id: string },
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> {
  const row = await deleteAssetRow(deps.db, input.uid, input.id);
  if (!row) throw notFound('assetMissing');
  await deps.files.remove(row.blob_key);
  if (row.thumbnail_key !== null) await deps.files.remove(row.thumbnail_key);
}
