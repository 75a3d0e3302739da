import { fileURLToPath } from 'node:url';

/** One unpacked browser for all tests of this checkout; git ignores it. */
export const testCacheDir = fileURLToPath(
  new URL('../../../node_modules/.cache/octavo-browser', import.meta.url),
);
