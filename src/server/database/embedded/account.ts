import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** OS user that runs the database, if not our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** 'nobody' on every Linux; needs no entry in the user database. */
const nobody: Account = { uid: 65534, gid: 65534 };

/**
 * Returns the OS user to run PostgreSQL as, because it refuses to run as root: the owner of an existing
 * database, else nobody. Null if we aren't root: it runs as our own user.
 */
export function accountFor(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** Returns whether the OS user can traverse a folder and all its parents. */
export function canPass(folder: string, account: Account): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    if (!allows(path, account, 0o1)) return false;
    if (path === dirname(path)) return true;
  }
}

/** Returns whether the OS user can read and execute the binary. */
export function canRun(program: string, account: Account): boolean {
  return allows(program, account, 0o5) && canPass(dirname(program), account);
}

function allows(path: string, account: Account, wanted: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
