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

/** Maximum length of a socket path is 103 bytes on macOS and 107 on Linux. */
const longestPathBytes = 100;
const privatePrefix = 'octavo-make-';

const nameIn = (dataDir: string): string => join(dataDir, 'run', 'make.sock');
const isShort = (path: string): boolean => Buffer.byteLength(path) <= longestPathBytes;

/** Returns the socket path of a running Octavo; null if there is none that this user can trust. */
export function findSocket(dataDir: string): string | null {
  try {
    // May be a link; see `takeSocketPlace`.
    const path = realpathSync(nameIn(dataDir));
    const found = lstatSync(path);
    return found.isSocket() && found.uid === process.getuid?.() && isShort(path) ? path : null;
  } catch {
    return null;
  }
}

export interface SocketPlace {
  readonly path: string;
  /** Call once the socket is listening. Its folder is private from the start. */
  closeToOthers(): void;
  release(): void;
}

/**
 * Returns a path for a socket in a data folder locked by this process. A leftover socket belongs to a dead
 * process and is removed. If the path is too long for a socket, uses a private temporary folder and links to
 * it.
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
      // Already deleted, or contains other files.
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
