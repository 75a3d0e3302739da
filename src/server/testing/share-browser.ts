import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { testCacheDir } from '../rendering/test-browser.ts';

/**
 * Gives a new data folder the browser that the tests have already unpacked, which takes seconds for each
 * folder. Does nothing if there is none yet.
 */
export function shareBrowser(dataDir: string): void {
  const folder = join(dataDir, 'browser');
  if (existsSync(folder) || !existsSync(testCacheDir)) return;
  const unpacked = readdirSync(testCacheDir).filter(
    (name) => name.startsWith('bundled-') && existsSync(join(testCacheDir, name, 'chromium')),
  );
  if (unpacked.length === 0) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of unpacked) symlinkSync(join(testCacheDir, name), join(folder, name));
}
