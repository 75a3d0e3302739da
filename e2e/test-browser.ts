import { fileURLToPath } from 'node:url';
import type { FoundBrowser } from '../src/server/rendering/check-browser.ts';
import { findBrowser } from '../src/server/rendering/find-browser.ts';

/** Also the browser cache of every server under test, so that each need not unpack and probe one. */
export const browserCacheDir = fileURLToPath(new URL('../.cache/browser', import.meta.url));

/** The browser that drives the tests: found in the same way as the one that renders pages. */
export function findTestBrowser(): Promise<FoundBrowser> {
  const browserPath = process.env.OCTAVO_BROWSER;
  return findBrowser({ cacheDir: browserCacheDir, ...(browserPath && { browserPath }) });
}
