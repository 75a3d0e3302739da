import { saveLink } from './save-link.ts';

/** A browser may take its time to begin. */
const releaseAfterMs = 60_000;

/** Hands a file that is made here to the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveLink(url, name);
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
