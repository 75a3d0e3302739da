import { saveLink } from './save-link.ts';

/** The browser may start the download late. */
const releaseAfterMs = 60_000;

/** Saves a generated file as a browser download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  saveLink(url, name);
  setTimeout(() => URL.revokeObjectURL(url), releaseAfterMs);
}
