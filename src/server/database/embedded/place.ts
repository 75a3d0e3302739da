import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Account, accountFor, canPass, canRun } from './account.ts';
import { type PostgresBinaries, programPath } from './binaries.ts';

/** Folders of the database's binaries and data. */
export interface Place {
  readonly binaries: string;
  /** Owned by the account; the cluster is in `data` inside it. */
  readonly folder: string;
  readonly account: Account | null;
}

export interface PlaceOptions {
  /** Preferred folder, inside the data folder. Used if the database's account can access it. */
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  /** Fallback folder for both, if the account can't access them elsewhere. */
  readonly refuge: string;
  /** Called with a message for the operator when the fallback is used. */
  readonly note: (line: string) => void;
}

/**
 * Chooses the folders of binaries and data. If we are root, the database runs as another account, which may
 * not be able to access them (a home of mode 700); then both use the fallback folder. The data folder is
 * recorded next to the preferred one, so later starts find it even if permissions have changed.
 */
export function settlePlace(options: PlaceOptions): Place {
  const pointer = `${options.folder}.location`;
  const recorded = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
  const known = recorded ?? options.folder;
  const account = accountFor(known);
  if (account === null) {
    mkdirSync(known, { recursive: true, mode: 0o700 });
    return { binaries: options.binaries.folder, folder: known, account };
  }

  let folder = known;
  const parent = dirname(options.folder);
  if (recorded === null && !canPass(parent, account)) {
    folder = join(options.refuge, createHash('sha256').update(parent).digest('hex').slice(0, 16));
    mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
    writeFileSync(pointer, `${folder}\n`, { mode: 0o600 });
    options.note(
      `The database is kept in ${folder}: as root it runs as another user, who cannot enter ${parent}`,
    );
  }
  if (folder !== options.folder) moveCluster(options.folder, folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  ownCluster(join(folder, 'data'), account);
  return { binaries: reachableBinaries(options, account), folder, account };
}

/** Moves a restored cluster to the folder that the database's account can access. */
function moveCluster(from: string, to: string): void {
  if (!existsSync(join(from, 'data', 'PG_VERSION')) || existsSync(join(to, 'data'))) return;
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  cpSync(from, unfinished, { recursive: true, preserveTimestamps: true });
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
  rmSync(from, { recursive: true, force: true });
}

/** Gives a cluster to the database's account, if it was copied by another user. */
function ownCluster(cluster: string, account: Account): void {
  if ((statSync(cluster, { throwIfNoEntry: false })?.uid ?? account.uid) === account.uid) return;
  for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
    chownSync(join(cluster, name), account.uid, account.gid);
  // PostgreSQL refuses a folder that others can read.
  chmodSync(cluster, 0o700);
  chownSync(cluster, account.uid, account.gid);
}

/** Returns the binaries' folder, or a copy in the fallback folder, made once per version. */
function reachableBinaries({ binaries, refuge, note }: PlaceOptions, account: Account): string {
  const needed = [programPath(binaries.folder, 'postgres'), programPath(binaries.folder, 'initdb')];
  if (needed.every((program) => canRun(program, account))) return binaries.folder;
  const copy = join(refuge, `postgresql-${binaries.version}`);
  if (existsSync(copy)) return copy;
  note(
    `PostgreSQL is copied to ${copy}: as root it runs as another user, who cannot enter ${binaries.folder}`,
  );
  const unfinished = `${copy}.${randomBytes(4).toString('hex')}`;
  mkdirSync(refuge, { recursive: true, mode: 0o755 });
  cpSync(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process finished first; use its copy.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** Makes a copied folder readable: files installed with a strict umask keep their mode. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
