import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { said } from '../terminal-words.ts';
import { birthOf, isAlive } from './process-identity.ts';
import { StartError } from './start-error.ts';

interface Holder {
  readonly pid: number;
  /** See `birthOf`: distinguishes the holder from a later process with the same PID. */
  readonly birth: string | null;
  readonly url: string;
}

export interface DataFolderLock {
  release(): void;
}

/**
 * Locks a folder for this process. Takes over the lock of a dead process.
 * @param file the lock file, in an existing folder
 * @param url future URL of this process
 * @throws StartError if a running process holds the lock
 */
export function lockDataFolder(file: string, url: string): DataFolderLock {
  const self = { pid: process.pid, birth: birthOf(process.pid) };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (tryTake(file, { ...self, url })) return heldLock(file, self);
    const holder = readHolder(file);
    if (holder && isHolding(holder)) throw alreadyRunning(holder);
    removeStale(file);
  }
  throw new StartError(said('lockContended', { file }));
}

/** Creates the lock atomically: writes a temporary file and hard-links it, which fails if the lock exists. */
function tryTake(file: string, holder: Holder): boolean {
  const draft = writeDraft(file, holder);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function heldLock(file: string, self: Omit<Holder, 'url'>): DataFolderLock {
  return {
    release() {
      if (readHolder(file)?.pid === self.pid) rmSync(file, { force: true });
    },
  };
}

/** Removes a stale lock. Two processes can race to clear it; the loser restores the fresh one it moved. */
function removeStale(file: string): void {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isHolding(moved)) {
    try {
      linkSync(aside, file);
    } catch {
      // A third process has taken the lock; the conflict shows at the next check.
    }
  }
  rmSync(aside, { force: true });
}

/** Returns the running process that holds a lock; null if there is none. */
export function runningHolder(file: string): { readonly pid: number; readonly url: string } | null {
  const holder = readHolder(file);
  return holder && isHolding(holder) ? holder : null;
}

function isHolding(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.birth === null || holder.birth === birthOf(holder.pid));
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, birth, url }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' ? { pid, birth: birth ?? null, url: url ?? '' } : null;
  } catch {
    return null;
  }
}

function writeDraft(file: string, holder: Holder): string {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  return draft;
}

function alreadyRunning({ pid, url }: Holder): StartError {
  return new StartError(said('alreadyRunning', { process: String(pid), url }));
}
