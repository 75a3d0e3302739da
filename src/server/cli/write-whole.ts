import { randomBytes } from 'node:crypto';
import { lstat, open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../app-error.ts';
import { forCallers } from '../told.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'the file would be larger than it may be',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  ENAMETOOLONG: 'the name is too long',
};

/**
 * Writes a file atomically; an existing file is unchanged until then. A target that isn't a regular file,
 * such as a pipe, is written directly.
 * @throws AppError with a message for the user
 */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  try {
    // Keeps a symbolic link and replaces its target.
    const target = await realpath(file).catch(() => file);
    const old = await lstat(target).catch(() => null);
    if (old === null || old.isFile()) await replace(target, bytes, old?.mode);
    else await writeFile(target, bytes);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
    throw new AppError('storage_failed', forCallers(`'${file}' could not be written: ${reason}.`), {
      cause: error,
    });
  }
}

async function replace(target: string, bytes: Uint8Array, mode = 0o666): Promise<void> {
  const draft = path.join(path.dirname(target), `.octavo-${randomBytes(6).toString('hex')}`);
  try {
    const handle = await open(draft, 'wx', mode & 0o777);
    try {
      await handle.writeFile(bytes);
      // Some disks only report that they are full here.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
