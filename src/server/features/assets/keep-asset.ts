import type { Asset } from '../../../contract/assets.ts';
import type { PhotoCredit } from '../../../domain/content/photo-credit.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { insertAsset, readUsage } from './asset-store.ts';
import { viewAsset } from './asset-view.ts';
import type { PreparedFile } from './prepared-file.ts';

function isFull(quotaBytes: number): AppError {
  const megabytes = Math.round(quotaBytes / 1024 / 1024);
  return new AppError('quota_exceeded', told('quotaExceeded', { limit: megabytes }));
}

/**
 * Stores a prepared file and inserts its row. Removes the stored files if that fails.
 * @throws AppError `quota_exceeded`, `storage_failed`
 */
export async function keepAsset(
  input: {
    readonly uid: string;
    readonly name: string;
    readonly description: string;
    readonly file: PreparedFile;
    /** Of a stock photo. */
    readonly credit?: PhotoCredit;
  },
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'clock' | 'instanceSecret'>,
): Promise<Asset> {
  const { uid, file } = input;
  const quota = deps.config.assetQuotaBytes;
  const sizeBytes = file.bytes.length + (file.thumbnail?.length ?? 0);
  // Fails early, before anything is written. The condition in the insert is the actual check.
  if ((await readUsage(deps.db, uid)) + sizeBytes > quota) throw isFull(quota);
  const id = crypto.randomUUID();
  const folder = `${ownFolder(uid)}/assets`;
  const blobKey = `${folder}/${id}.${file.extension}`;
  const thumbnailKey = file.thumbnail === null ? null : `${folder}/${id}-small.webp`;
  const { name, description } = input;
  try {
    await deps.files.put(blobKey, file.bytes, file.facts.media_type);
    if (thumbnailKey !== null && file.thumbnail)
      await deps.files.put(thumbnailKey, file.thumbnail, 'image/webp');
    const { kind } = file;
    const facts = { ...file.facts, ...(input.credit && { credit: input.credit }) };
    const asset = { uid, id, name, description, kind, facts, blobKey, thumbnailKey, sizeBytes };
    const row = await insertAsset(deps.db, asset, quota);
    if (!row) throw isFull(quota);
    return viewAsset(row, deps);
  } catch (error) {
    for (const key of [blobKey, thumbnailKey]) if (key !== null) await deps.files.remove(key);
    throw error;
  }
}
