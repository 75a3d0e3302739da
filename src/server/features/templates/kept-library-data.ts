import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeepData } from '../../../domain/composer/kept-data.ts';
import { ifReadable } from './if-readable.ts';

const root = path.join(import.meta.dirname, '../../../..');
/** What the data are built from: the code that reads, the templates, and the tables of the topics. */
const sources = ['src/domain', 'templates', 'topics/names', 'topics/stems'];

/** Returns a digest of the size and the time of each file in some folders. */
export function digestOfFolders(folders: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(path.join(folder, name));
      hash.update(`${name}\0${size}\0${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 32);
}

/** Writes for whoever starts next. An installation that may not be written to builds anew at each start. */
function writeKept(file: string, data: unknown): void {
  const partial = `${file}.${process.pid}-${performance.now()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch {
    return;
  }
  try {
    writeFileSync(partial, serialize(data));
    renameSync(partial, file);
  } catch {
    rmSync(partial, { force: true });
  }
}

/**
 * Returns a store of built data in files, one for each name. Reads synchronously, because the composer runs in its own
 * thread.
 * @param digest of what the data are built from; data of another digest are built anew, and so are all if it throws
 */
export function openKeptData(folder: string, digest: () => string): KeepData {
  let known: string | null | undefined;
  return <Data>(name: string, build: () => Data): Data => {
    // Once: a folder that is missing stays so.
    if (known === undefined) known = ifReadable(digest);
    if (known === null) return build();
    const file = path.join(folder, `${name}.bin`);
    const kept = ifReadable(() => deserialize(readFileSync(file))) as {
      readonly digest: string;
      readonly data: Data;
    } | null;
    if (kept?.digest === known) return kept.data;
    const data = build();
    writeKept(file, { digest: known, data });
    return data;
  };
}

/** Keeps what is built of the library, which takes seconds, for each thread and each start. */
export const keepLibraryData: KeepData = openKeptData(path.join(root, '.cache', 'library'), () =>
  digestOfFolders(sources.map((folder) => path.join(root, folder))),
);
