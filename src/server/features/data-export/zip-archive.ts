import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A zip that grows file by file; only what is compressed stays in memory. */
export interface ZipArchive {
  addText(path: string, text: string): void;
  addJson(path: string, value: unknown): void;
  /** The whole archive; nothing can be added after it. */
  finish(): Uint8Array;
}

/** @param at the time that the files carry */
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
    finish() {
      zip.end();
      return Buffer.concat(chunks);
    },
  };
}
