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
 * Makes the data folder where it is missing, and takes it for this process.
 * @throws StartError when it cannot be written to, or another Octavo uses it
 */
export function openDataFolder(path: string, url: string): DataFolder {
  const secrets = join(path, 'secrets');
  const run = join(path, 'run');
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    // As root the database runs as another user, who has to pass through; every folder inside is closed by itself.
    if (process.getuid?.() === 0) chmodSync(path, 0o711);
    for (const folder of [secrets, run]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { path, secrets, run, lock: lockDataFolder(join(run, 'octavo.lock'), url) };
  } catch (error) {
    throw diskProblem(error, path) ?? error;
  }
}
