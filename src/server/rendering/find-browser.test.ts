import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Machine } from './browser/browser-candidates.ts';
import { BrowserMissingError } from './browser/browser-missing-error.ts';
import { findBrowser } from './find-browser.ts';
import { testCacheDir } from './test-browser.ts';

let root: string;
let machine: Machine;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-find-'));
  machine = {
    // No browser is bundled for this platform, so that only the folders below are looked at.
    platform: 'darwin',
    home: join(root, 'home'),
    searchPath: `${join(root, 'bin')}:${join(root, 'opt')}`,
    applications: [join(root, 'Applications')],
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function program(path: string, script = 'echo "Chromium 150.0"'): Promise<string> {
  const full = join(root, path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, `#!/bin/sh\n${script}\n`);
  await chmod(full, 0o755);
  return full;
}
const find = (browserPath?: string) =>
  findBrowser({ cacheDir: join(root, 'cache'), machine, ...(browserPath ? { browserPath } : {}) });

describe('the order of the look-up', () => {
  it('prefers the shell on PATH, then downloads, then an installed browser, then applications', async () => {
    const application = await program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(await find()).toMatchObject({ path: application, kind: 'chrome', source: 'system' });
    const chrome = await program('opt/google-chrome');
    expect(await find()).toMatchObject({ path: chrome, kind: 'chrome', source: 'system' });
    const playwright = await program(
      'home/Library/Caches/ms-playwright/chromium_headless_shell-1200/chrome-mac/headless_shell',
    );
    expect(await find()).toMatchObject({ path: playwright, kind: 'headless-shell', source: 'cache' });
    const cache = 'home/.cache/puppeteer/chrome-headless-shell';
    await program(`${cache}/mac-99.0.1/chrome-headless-shell-mac/chrome-headless-shell`);
    const newer = await program(`${cache}/mac-150.0.1/chrome-headless-shell-mac/chrome-headless-shell`);
    expect(await find()).toMatchObject({ path: newer, source: 'cache' });
    const shell = await program('opt/chromium-headless-shell');
    expect(await find()).toMatchObject({ path: shell, kind: 'headless-shell', source: 'path' });
  });

  it('takes the setting before anything else', async () => {
    await program('bin/chrome-headless-shell');
    const chosen = await program('elsewhere/my-chrome', 'echo "Google Chrome 151"');
    expect(await find(chosen)).toMatchObject({
      path: chosen,
      kind: 'chrome',
      source: 'setting',
      version: 'Google Chrome 151',
    });
  });

  it('passes over programs that do not start, and over snaps', async () => {
    await program('bin/chrome-headless-shell', 'echo "cannot open shared object file" >&2; exit 127');
    await mkdir(join(root, 'opt'), { recursive: true });
    await symlink('/snap/bin/chromium', join(root, 'opt', 'google-chrome'));
    const working = await program('opt/chromium');
    expect(await find()).toMatchObject({ path: working });
  });
});

describe('when there is none', () => {
  it('names one command', async () => {
    await expect(find()).rejects.toThrow(BrowserMissingError);
    await expect(find()).rejects.toThrow(/Run: npx @puppeteer\/browsers install chrome-headless-shell/);
  });

  it('names the setting when that is wrong, and does not look elsewhere', async () => {
    await program('bin/chrome-headless-shell');
    await expect(find(join(root, 'nothing'))).rejects.toThrow(/OCTAVO_BROWSER names .*nothing, which is not/);
    const broken = await program('broken', 'echo "libnss3.so: cannot open" >&2; exit 127');
    await expect(find(broken)).rejects.toThrow(/does not start \(libnss3\.so: cannot open\)/);
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the browser that npm brought', () => {
  const bare = (): Machine => ({ ...machine, platform: 'linux' });

  it('is unpacked once, into a folder of our own', async () => {
    const first = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    expect(first).toMatchObject({ kind: 'headless-shell', source: 'bundled' });
    expect(first.version).toMatch(/Chromium \d+/);
    const { mode, ctimeMs } = await stat(dirname(first.path));
    expect(mode & 0o777).toBe(0o700);
    const second = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    expect(second).toEqual(first);
    expect((await stat(dirname(second.path))).ctimeMs).toBe(ctimeMs);
  });

  it('is started without the keys in our environment', async () => {
    process.env.OCTAVO_TEST_KEY = 'secret';
    const { environment } = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    delete process.env.OCTAVO_TEST_KEY;
    expect(Object.values(environment)).not.toContain('secret');
    expect(environment.PATH).toBe(process.env.PATH);
  });
});
