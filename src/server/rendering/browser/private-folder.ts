import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Includes the host name, because containers may share a temporary folder but not process IDs. Uses the
 * system's temporary folder to keep the path short: Chrome creates a socket in it, and socket paths are
 * limited to 107 bytes.
 */
const prefix = `octavo-browser-${hostname()
  .replace(/[^a-z0-9]/gi, '')
  .slice(0, 16)}-`;

/** Creates a folder with mode 0700 for one browser. */
export async function makePrivateFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

/** Deletes the folder. Retries, because a dying child process may still write to it. Never rejects. */
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
