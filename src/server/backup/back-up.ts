import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { AppError } from '../app-error.ts';
import { readConfig } from '../config.ts';
import { readPostmasterFile } from '../database/embedded/postmaster-file.ts';
import { embeddedDatabaseUrl, embeddedPostgresFiles } from '../database/embedded-postgres.ts';
import { lockDataFolder } from '../lifecycle/data-folder-lock.ts';
import { isAlive } from '../lifecycle/process-identity.ts';
import { told } from '../told.ts';
import { copyRunningCluster, copyStoppedCluster } from './copy-cluster.ts';
import { type Copied, copyTree } from './copy-tree.ts';

export interface BackUpResult extends Copied {
  /** Parts that belong to the installation but aren't in the backup. */
  readonly leftOut: readonly ('leftDatabase' | 'leftFiles')[];
}

/** Made again at every start, downloaded again, or copied separately. */
const notCopied = ['run', 'browser', 'engine', 'postgres', 'postgres.location'];

/** Returns the folder that holds the embedded database's cluster; null if there is none. */
function findCluster(dataDir: string): string | null {
  const { folder } = embeddedPostgresFiles(dataDir);
  const pointer = `${folder}.location`;
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : folder;
  const cluster = join(place, 'data');
  return existsSync(join(cluster, 'PG_VERSION')) ? cluster : null;
}

function isInside(folder: string, outer: string): boolean {
  const path = relative(outer, folder);
  return path === '' || !path.startsWith('..');
}

function checkTarget(target: string, dataDir: string): void {
  if (!existsSync(join(dataDir, 'secrets')))
    throw new AppError('not_found', told('backupNoData', { folder: dataDir }));
  if (isInside(target, dataDir))
    throw new AppError('invalid_input', told('backupInside', { folder: target }));
  const isTaken = existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0);
  if (isTaken) throw new AppError('conflict', told('backupTaken', { folder: target }));
}

async function copyDatabase(dataDir: string, to: string): Promise<Copied> {
  const cluster = findCluster(dataDir);
  if (cluster === null) return { files: 0, bytes: 0 };
  const place = dirname(to);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const server = readPostmasterFile(cluster);
  const copied =
    server && isAlive(server.pid)
      ? await copyRunningCluster(cluster, to, embeddedDatabaseUrl(dataDir, server.port))
      : await copyAtRest(dataDir, cluster, to);
  // As root, the database runs as the user who owns the folder around the cluster.
  await copyTree(dirname(cluster), place, () => false);
  return copied;
}

async function copyAtRest(dataDir: string, cluster: string, to: string): Promise<Copied> {
  mkdirSync(join(dataDir, 'run'), { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(join(dataDir, 'run', 'octavo.lock'), 'backup');
  try {
    return await copyStoppedCluster(cluster, to);
  } finally {
    lock.release();
  }
}

const sum = (all: readonly Copied[]): Copied => ({
  files: all.reduce((files, each) => files + each.files, 0),
  bytes: all.reduce((bytes, each) => bytes + each.bytes, 0),
});

/**
 * Copies an installation into a new folder, which is itself a data folder: Octavo starts on it. Works while
 * Octavo runs. The folder appears under its name only when it is complete.
 * @throws AppError `invalid_input`, `not_found`, `conflict`; StartError if Octavo starts meanwhile
 */
export async function backUp(
  folder: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<BackUpResult> {
  const { dataDir, databaseUrl, storage } = readConfig(env);
  const target = resolve(folder);
  checkTarget(target, dataDir);
  const unfinished = join(dirname(target), `.${basename(target)}.${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  try {
    const copyFiles = async (): Promise<Copied> => {
      const own = await copyTree(dataDir, unfinished, (path) => !notCopied.includes(path));
      if (storage.kind !== 'disk' || isInside(storage.folder, dataDir)) return own;
      return sum([own, await copyTree(storage.folder, join(unfinished, 'files'))]);
    };
    // A file is written before the row that names it, and deleted after it. So files are copied before the
    // database, for those that are deleted meanwhile, and again after it, for new ones.
    const before = await copyFiles();
    const database = databaseUrl
      ? { files: 0, bytes: 0 }
      : await copyDatabase(dataDir, join(unfinished, 'postgres', 'data'));
    const after = await copyFiles();
    if (existsSync(target)) rmSync(target, { recursive: true });
    renameSync(unfinished, target);
    // As root, the database's user must be able to enter; see `openDataFolder`.
    if (process.getuid?.() === 0) chmodSync(target, 0o711);
    return {
      ...sum([before, database, after]),
      leftOut: [
        ...(databaseUrl ? ['leftDatabase' as const] : []),
        ...(storage.kind === 'disk' ? [] : ['leftFiles' as const]),
      ],
    };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true, maxRetries: 5 });
    throw error;
  }
}
