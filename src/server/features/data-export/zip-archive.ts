import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A zip built file by file; only the compressed bytes stay in memory. */
export interface ZipArchive {
  addText(path: string, text: string): void;
  addJson(path: string, value: unknown): void;
  /** Adds bytes uncompressed: pictures and fonts are already compressed. */
  addBytes(path: string, bytes: Uint8Array): void;
  /** Returns the archive; nothing can be added afterwards. */
  finish(): Uint8Array;
}

/** @param at the modification time of the files */
export function createZipArchive(at: Date): ZipArchive {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const addText = (path: string, text: string) => {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = at;
    zip.add(file);
    file.push(strToU8(text), true);
  };
  return {
    addText,
    addJson: (path, value) => addText(path, `${JSON.stringify(value, null, 2)}\n`),
    addBytes(path, bytes) {
      const file = new ZipPassThrough(path);
      file.mtime = at;
      zip.add(file);
      file.push(bytes, true);
    },
    finish() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
