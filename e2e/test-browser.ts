import { fileURLToPath } from 'node:url';
import type { FoundBrowser } from '../src/server/rendering/check-browser.ts';
import { findBrowser } from '../src/server/rendering/find-browser.ts';

/** Also used by every server under test, so that each doesn't unpack and probe a browser. */
export const browserCacheDir = fileURLToPath(new URL('../.cache/browser', import.meta.url));

/** Finds the browser for the tests, in the same way as the renderer's. */
export function findTestBrowser(): Promise<FoundBrowser> {
  const browserPath = process.env.OCTAVO_BROWSER;
  return findBrowser({ cacheDir: browserCacheDir, ...(browserPath && { browserPath }) });
}
