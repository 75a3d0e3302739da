import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowserStarter } from './browser-starter.ts';
import { findBrowser } from './find-browser.ts';
import { testCacheDir } from './test-browser.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-starter-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('probes a remembered browser again when it no longer starts, and uses it once it is fixed', async () => {
  const real = await findBrowser({ cacheDir: testCacheDir });
  const libraries = real.environment.LD_LIBRARY_PATH ?? '';
  const broken = join(folder, 'broken');
  const path = join(folder, 'headless-shell');
  await writeFile(
    path,
    `#!/bin/sh
[ "$1" = --version ] || [ ! -e '${broken}' ] || { echo 'libnss3.so: cannot open' >&2; exit 127; }
LD_LIBRARY_PATH='${libraries}' exec '${real.path}' "$@"
`,
  );
  await chmod(path, 0o755);
  const start = createBrowserStarter({ browserPath: path, cacheDir: join(folder, 'cache') }).start;
  await (await start()).close();
  await writeFile(broken, '');
  await expect(start()).rejects.toThrow(/can't render pages: .*did not start.*libnss3\.so: cannot open/);
  await rm(broken);
  await (await start()).close();
});
