import { mkdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { AppError } from '../../app-error.ts';
import type { StorageLocation } from '../../config.ts';
import { diskFullTold, isDiskFull } from '../../disk-full.ts';
import { diskProblem } from '../../lifecycle/start-error.ts';
import { told } from '../../told.ts';
import { DiskDriver } from './disk-driver.ts';
import { checkedKey, type FileStore, type StoredFile } from './file-store.ts';
import { createS3Driver } from './s3-driver.ts';

/**
 * Opens the store that STORAGE_URL names.
 * @throws StartError if it can't be used
 */
export async function openFileStore(location: StorageLocation): Promise<FileStore> {
  if (location.kind === 's3') return storeOn(await createS3Driver(location));
  try {
    await mkdir(location.folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw diskProblem(error, location.folder, ['STORAGE_URL', 'OCTAVO_DATA_DIR']) ?? error;
  }
  return storeOn(new DiskDriver(location.folder));
}

function storeOn(driver: DriverContract): FileStore {
  const disk = new Disk(driver);
  return {
    async put(key, bytes, contentType) {
      const name = checkedKey(key);
      await answered(() => disk.put(name, bytes, { contentType }));
    },
    async get(key) {
      const name = checkedKey(key);
      return answered(async () => {
        // Checks existence first to distinguish 'not found' from 'unavailable', whatever the driver throws.
        if (!(await disk.exists(name))) return null;
        return disk.getBytes(name);
      });
    },
    async has(key) {
      const name = checkedKey(key);
      return answered(() => disk.exists(name));
    },
    async remove(key) {
      const name = checkedKey(key);
      await answered(() => disk.delete(name));
    },
    list: (folder) => listAll(disk, checkedKey(folder)),
  };
}

async function* listAll(disk: Disk, folder: string): AsyncGenerator<StoredFile> {
  let paginationToken: string | undefined;
  do {
    const page = await answered(() =>
      disk.listAll(`${folder}/`, { recursive: true, ...(paginationToken ? { paginationToken } : {}) }),
    );
    for (const entry of page.objects) {
      if (!entry.isFile) continue;
      // A file may be deleted during listing.
      const metadata = await entry.getMetaData().catch(() => null);
      if (metadata) yield { key: entry.key, modifiedAt: metadata.lastModified };
    }
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isDiskFull(cause)) throw new AppError('disk_full', diskFullTold, { cause });
    throw new AppError('storage_failed', told('storageDown'), {
      cause,
    });
  }
}
