import { baseOf } from './backends.ts';

const filePath = /^\/files\//;

/** A link to a file of Octavo's is used at the address of this page, whatever name the server knows itself by. */
export function ownAddress(link: string): string {
  const { pathname } = new URL(link, window.location.origin);
  return filePath.test(pathname) ? new URL(baseOf(pathname) + pathname, window.location.origin).href : link;
}
