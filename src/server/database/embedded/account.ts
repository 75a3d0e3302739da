import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The user that the database runs as, where it must not be our own. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** 'nobody' on every Linux; it needs no entry in the user database. */
const nobody: Account = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root. For root this answers the owner of an existing database, else nobody; for others
 * null: the database runs as the same user.
 */
export function accountFor(clusterFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** Whether an account can pass through a folder and all above it. */
export function canPass(folder: string, account: Account): boolean {
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    if (!allows(path, account, 0o1)) return false;
    if (path === dirname(path)) return true;
  }
}

/** Whether an account gets to a program and may read and run it. */
export function canRun(program: string, account: Account): boolean {
  return allows(program, account, 0o5) && canPass(dirname(program), account);
}

function allows(path: string, account: Account, wanted: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
