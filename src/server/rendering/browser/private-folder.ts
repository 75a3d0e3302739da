import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The host is part of the name because containers may share a temporary folder but not process numbers.
 * The system's temporary folder keeps the path short: Chrome puts a socket into it, and a socket's path may have
 * no more than 107 bytes.
 */
const prefix = `octavo-browser-${hostname()
  .replace(/[^a-z0-9]/gi, '')
  .slice(0, 16)}-`;

/** A folder of mode 0700 for one browser. */
export async function makePrivateFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** A dying child may still write for a moment, so deletion is tried again. Never rejects. */
export async function removePrivateFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => {});
}

/** Removes the folders of processes that were killed before they could clean up. */
export async function sweepPrivateFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  const stale = names.filter((name) => name.startsWith(prefix) && !isAlive(ownerOf(name)));
  await Promise.all(stale.map((name) => removePrivateFolder(join(tmpdir(), name))));
}

function ownerOf(name: string): number {
  return Number.parseInt(name.slice(prefix.length), 10);
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
