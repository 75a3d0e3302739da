import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts';
import { diskProblem } from './start-error.ts';

export interface DataFolder {
  readonly path: string;
  readonly secrets: string;
  /** Locks and logs of the running process. */
  readonly run: string;
  readonly lock: DataFolderLock;
}

/**
 * Creates the data folder if missing, and locks it for this process.
 * @throws StartError if it isn't writable or another Octavo uses it
 */
export function openDataFolder(path: string, url: string): DataFolder {
  const secrets = join(path, 'secrets');
  const run = join(path, 'run');
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // If we are root, the database runs as another user that must traverse this folder; its subfolders are
    // private.
    if (process.getuid?.() === 0) chmodSync(path, 0o711);
    for (const folder of [secrets, run]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { path, secrets, run, lock: lockDataFolder(join(run, 'octavo.lock'), url) };
  } catch (error) {
    throw diskProblem(error, path) ?? error;
  }
}
