import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { checkAddress } from '../guarded-fetch/check-address.ts';
import type { FetchRules } from '../guarded-fetch/guarded-fetch.ts';
import { checkDisk, checkMemory, memoryFor, readRoom } from './check-room.ts';
import { type DownloadPorts, downloadModel } from './download-model.ts';
import { engineCatalog, usualContextTokens } from './engine-catalog.ts';
import type { ModelRecord, ModelShelf } from './model-shelf.ts';

/** Where a model comes from: Octavo's list, an address, or a file on this computer. */
export type ModelSource = { readonly id: string } | { readonly url: string } | { readonly path: string };

const longestId = 40;

/** Returns an id from a file name, with a few characters of its place, so that equal names differ. */
function idOf(name: string, place: string): string {
  const words = name
    .toLowerCase()
    .replace(/\.gguf$/, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, longestId);
  return `${words || 'model'}-${createHash('sha256').update(place).digest('hex').slice(0, 6)}`;
}

const unknown = {
  url: null,
  path: null,
  bytes: null,
  sha256: null,
  comparedWith: null,
  memoryBytes: null,
  contextTokens: usualContextTokens,
  etag: null,
  isReady: false,
  speed: null,
} as const;

async function recordOfFile(given: string): Promise<ModelRecord> {
  const file = path.resolve(given);
  const missing = new AppError('invalid_input', told('engineFileMissing', { path: given }));
  if (!path.isAbsolute(given)) throw missing;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw missing;
  const handle = await open(file).catch(() => null);
  if (!handle) throw missing;
  const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0).finally(() => handle.close());
  // Says the same as for a missing file, so that nothing is learned about other files.
  if (buffer.toString('latin1') !== 'GGUF') throw missing;
  const name = path.basename(file);
  return {
    ...unknown,
    id: idOf(name, file),
    name,
    path: file,
    bytes: found.size,
    memoryBytes: memoryFor(found.size),
    isReady: true,
  };
}

/** Returns the record that a model begins with. @throws AppError for an unknown id, address or file */
export async function recordOf(source: ModelSource, rules: FetchRules): Promise<ModelRecord> {
  if ('path' in source) return recordOfFile(source.path);
  if ('url' in source) {
    const { url } = await checkAddress(source.url, rules);
    const name = decodeURIComponent(path.posix.basename(url.pathname)) || url.hostname;
    return { ...unknown, id: idOf(name, url.href), name: name.slice(0, 120), url: url.href };
  }
  const listed = engineCatalog.find(({ id }) => id === source.id);
  if (!listed) throw new AppError('not_found', told('engineModelUnlisted'));
  const { id, name, url, bytes, sha256, memoryBytes, contextTokens } = listed;
  return { ...unknown, id, name, url, bytes, sha256, memoryBytes, contextTokens };
}

/** Downloads a model, and notes on the shelf how far it is. @throws AppError, or the signal's reason */
export async function fetchModel(
  record: ModelRecord,
  shelf: ModelShelf,
  ports: Omit<DownloadPorts, 'onSize'> & { readonly folder: string },
): Promise<ModelRecord> {
  if (record.url === null) return record;
  let noted = record;
  const { id, url, bytes, sha256, etag } = record;
  const listed = engineCatalog.some((each) => each.id === id);
  const got = await downloadModel(
    { url, file: shelf.fileOf(record), bytes, sha256: listed ? sha256 : null, etag },
    {
      ...ports,
      onSize: async (missing, total, found) => {
        const room = await readRoom(ports.folder);
        checkDisk(room, missing);
        const memoryBytes = record.memoryBytes ?? memoryFor(total);
        checkMemory(room, memoryBytes);
        noted = { ...noted, bytes: total, etag: found, memoryBytes };
        await shelf.keep(noted);
      },
    },
  );
  const ready: ModelRecord = { ...noted, ...got, etag: null, isReady: true };
  await shelf.keep(ready);
  return ready;
}
