import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const modelId = /^[a-z0-9][a-z0-9.-]{0,63}$/;

const speed = z.object({
  loadMs: z.number(),
  reading: z.number(),
  writing: z.number(),
  isOnGraphicsCard: z.boolean(),
});

const record = z.object({
  id: z.string().regex(modelId),
  name: z.string(),
  /** Null for a file on this computer, which stays where it is. */
  url: z.string().nullable(),
  /** Path of a file on this computer; null if it was downloaded. */
  path: z.string().nullable(),
  /** Null until known. */
  bytes: z.number().nullable(),
  sha256: z.string().nullable(),
  /** What the file was compared with after the download. */
  comparedWith: z.enum(['list', 'server']).nullable(),
  memoryBytes: z.number().nullable(),
  contextTokens: z.number(),
  /** ETag of an unfinished download. */
  etag: z.string().nullable(),
  isReady: z.boolean(),
  speed: speed.nullable(),
});

/** A model of the engine on this computer, whole or unfinished. */
export type ModelRecord = z.infer<typeof record>;

/** The models in the data folder: a folder for each, with its file and a record. */
export interface ModelShelf {
  /** In the order of their names. Unreadable records are left out. */
  list(): Promise<ModelRecord[]>;
  find(id: string): Promise<ModelRecord | null>;
  keep(record: ModelRecord): Promise<void>;
  /** Deletes a model with its downloaded file. */
  remove(id: string): Promise<void>;
  /** Path of the model's file. */
  fileOf(record: Pick<ModelRecord, 'id' | 'path'>): string;
}

export function openModelShelf(folder: string): ModelShelf {
  const folderOf = (id: string): string => {
    if (!modelId.test(id)) throw new Error(`not an id of a model: ${id}`);
    return path.join(folder, id);
  };
  const recordFile = (id: string): string => path.join(folderOf(id), 'model.json');

  async function find(id: string): Promise<ModelRecord | null> {
    if (!modelId.test(id)) return null;
    try {
      return record.parse(JSON.parse(await readFile(recordFile(id), 'utf8')));
    } catch {
      return null;
    }
  }

  return {
    find,
    async list() {
      const names = await readdir(folder).catch((): string[] => []);
      const found = await Promise.all(names.toSorted().map(find));
      return found.filter((each) => each !== null);
    },
    async keep(kept) {
      await mkdir(folderOf(kept.id), { recursive: true });
      const file = recordFile(kept.id);
      // Written atomically, because the page reads it at any time.
      await writeFile(`${file}.new`, JSON.stringify(kept, null, 2));
      await rename(`${file}.new`, file);
    },
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    fileOf: ({ id, path: own }) => own ?? path.join(folderOf(id), 'model.gguf'),
  };
}
