import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { told } from '../told.ts';
import { ReadingFault, readingLimits } from './file-reading.ts';

export interface Archive {
  readonly names: ReadonlySet<string>;
  /** @returns null for a missing entry */
  read(name: string): Promise<Buffer | null>;
}

const tooLarge = () =>
  new ReadingFault(
    'too_large',
    told('fileUnpackedTooLarge', { limit: readingLimits.unpackedBytes / 1024 / 1024 }),
  );

async function unpack(zip: ZipFile, entry: Entry, budget: { bytes: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const bytes = chunk as Buffer;
    budget.bytes -= bytes.length;
    if (budget.bytes < 0) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/**
 * Opens an archive and unpacks each entry once to measure it. The declared sizes aren't trusted, and
 * libraries that read the same bytes later can't exceed the limit. Names are keys, never paths.
 * @throws ReadingFault
 */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > readingLimits.archiveEntries)
      throw new ReadingFault('too_large', told('filePartsTooMany', { count: zip.entryCount }));
    const entries = new Map<string, Entry>();
    let declared = 0;
    for await (const entry of zip.eachEntry()) {
      if ((entry.generalPurposeBitFlag & 1) === 1) throw new ReadingFault('locked', told('fileLocked'));
      declared += entry.uncompressedSize;
      if (declared > readingLimits.unpackedBytes) throw tooLarge();
      entries.set(entry.fileName, entry);
    }
    const budget = { bytes: readingLimits.unpackedBytes };
    for (const entry of entries.values()) await unpack(zip, entry, budget);
    return {
      names: new Set(entries.keys()),
      read: async (name) => {
        const entry = entries.get(name);
        return entry ? unpack(zip, entry, { bytes: readingLimits.unpackedBytes }) : null;
      },
    };
  } catch (cause) {
    if (cause instanceof ReadingFault) throw cause;
    throw new ReadingFault('broken', told('fileBroken'), {
      cause,
    });
  }
}
