import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A socket's path may have 103 bytes on macOS and 107 on Linux. */
const longestPathBytes = 100;
const privatePrefix = 'octavo-make-';

const nameIn = (dataDir: string): string => join(dataDir, 'run', 'make.sock');
const isShort = (path: string): boolean => Buffer.byteLength(path) <= longestPathBytes;

/** Where the socket of a running Octavo is; null where there is none that this user may trust. */
export function findSocket(dataDir: string): string | null {
  try {
    // It may be a link, see `takeSocketPlace`.
    const path = realpathSync(nameIn(dataDir));
    const found = lstatSync(path);
    return found.isSocket() && found.uid === process.getuid?.() && isShort(path) ? path : null;
  } catch {
    return null;
  }
}

export interface SocketPlace {
  readonly path: string;
  /** Once something listens there. The folder around it is closed to others from the beginning. */
  closeToOthers(): void;
  release(): void;
}

/**
 * A place for a socket in a data folder that this process has locked, so that what lies there was left by a process
 * that is dead. Where the folder's path is too long for a socket, the place is a private folder with a link to it.
 */
export function takeSocketPlace(dataDir: string): SocketPlace {
  const name = nameIn(dataDir);
  release(name);
  if (isShort(name)) return placeAt(name, name);
  const folder = mkdtempSync(join(tmpdir(), privatePrefix));
  const path = join(folder, 's');
  symlinkSync(path, name);
  return placeAt(name, path);
}

function placeAt(name: string, path: string): SocketPlace {
  return { path, closeToOthers: () => chmodSync(path, 0o600), release: () => release(name) };
}

function release(name: string): void {
  const target = linkedFrom(name);
  if (target !== null && basename(dirname(target)).startsWith(privatePrefix)) {
    rmSync(target, { force: true });
    try {
      rmdirSync(dirname(target));
    } catch {
      // Gone, or with something in it that is not ours.
    }
  }
  rmSync(name, { force: true });
}

function linkedFrom(name: string): string | null {
  try {
    return readlinkSync(name);
  } catch {
    return null;
  }
}
