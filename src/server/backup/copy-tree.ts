import type { Stats } from 'node:fs';
import { chown, copyFile, lstat, mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of files and bytes copied. */
export interface Copied {
  readonly files: number;
  readonly bytes: number;
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const isRoot = process.getuid?.() === 0;

async function keepOwner(path: string, { uid, gid }: Stats): Promise<void> {
  if (isRoot) await chown(path, uid, gid);
}

/**
 * Copies a folder that is in use: files that vanish meanwhile are left out, and files already copied with
 * the same size and time are skipped. Keeps modes, times and, as root, owners. Links and sockets are left
 * out.
 * @param isWanted gets the path of each entry relative to `from`
 */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (path: string) => boolean = () => true,
): Promise<Copied> {
  let [files, bytes] = [0, 0];
  async function copy(path: string): Promise<void> {
    const [source, target] = [join(from, path), join(to, path)];
    const about = await lstat(source);
    if (about.isDirectory()) {
      await mkdir(target, { recursive: true, mode: about.mode & 0o777 });
      await keepOwner(target, about);
      for (const name of await readdir(source)) {
        const inner = path === '' ? name : `${path}/${name}`;
        if (isWanted(inner)) await tolerant(inner);
      }
      return;
    }
    if (!about.isFile()) return;
    const before = await lstat(target).catch(() => null);
    if (before?.size === about.size && Math.abs(before.mtimeMs - about.mtimeMs) < 1) return;
    await copyFile(source, target);
    await keepOwner(target, about);
    await utimes(target, about.atime, about.mtime);
    files += 1;
    bytes += about.size;
  }
  async function tolerant(path: string): Promise<void> {
    try {
      await copy(path);
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  await tolerant('');
  return { files, bytes };
}
