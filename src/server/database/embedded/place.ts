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

/** Where the database runs from and keeps its data. */
export interface Place {
  readonly binaries: string;
  /** Belongs to the account; the cluster is in `data` below it. */
  readonly folder: string;
  readonly account: Account | null;
}

export interface PlaceOptions {
  /** The folder inside the data folder, where the database is unless its account cannot reach it. */
  readonly folder: string;
  readonly binaries: PostgresBinaries;
  /** Where both go when the account reaches them nowhere else. */
  readonly refuge: string;
  /** Called with a line for the operator when the refuge is used. */
  readonly note: (line: string) => void;
}

/**
 * Settles where binaries and data are. As root the database runs as another account, which may be shut out of the
 * folders that hold them (a home of mode 700): then both live in the refuge. The choice for the data is written down
 * beside the wanted folder, so that later starts find it even when the reason is gone.
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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, account.uid, account.gid);
  return { binaries: reachableBinaries(options, account), folder, account };
}

/** The binaries where they are, or a copy in the refuge, made once for each version. */
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
    // Another process was faster; its copy is as good.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** What was installed under a strict umask stays unreadable in the copy unless it is opened. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}
