import { fileURLToPath } from 'node:url';
import { createRenderer, type Renderer } from './renderer.ts';

/** One unpacked browser for all tests of this checkout; ignored by git. */
export const testCacheDir = fileURLToPath(
  new URL('../../../node_modules/.cache/octavo-browser', import.meta.url),
);

let sharedRenderer: Renderer | null = null;

/** One browser shared by all test files of a worker; ends with the worker. */
export function testRenderer(): Renderer {
  sharedRenderer ??= createRenderer({ cacheDir: testCacheDir });
  return sharedRenderer;
}
