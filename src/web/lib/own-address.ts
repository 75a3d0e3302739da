import { baseOf } from './backends.ts';

const filePath = /^\/files\//;

/** Rewrites a link to one of our files to the page's origin, because the server may use another host name. */
export function ownAddress(link: string): string {
  const { pathname } = new URL(link, window.location.origin);
  return filePath.test(pathname) ? new URL(baseOf(pathname) + pathname, window.location.origin).href : link;
}
