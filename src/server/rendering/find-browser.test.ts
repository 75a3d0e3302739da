import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Machine } from './browser/browser-candidates.ts';
import { BrowserMissingError } from './browser/browser-missing-error.ts';
import { supportedVersions } from './browser/browser-versions.ts';
import { forgetPassedProbe } from './browser/passed-probes.ts';
import type { Probe } from './check-browser.ts';
import { findBrowser } from './find-browser.ts';
import { testCacheDir } from './test-browser.ts';

let root: string;
let machine: Machine;
let notes: string[];
/** Paths of the programs that were probed, in order. */
let probed: string[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'octavo-find-'));
  notes = [];
  probed = [];
  machine = {
    // This platform has no bundled browser, so only the folders below are searched.
    platform: 'darwin',
    arch: 'arm64',
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

/** These programs are not browsers, so their path decides the result of the probe. */
const probe: Probe = async ({ path }) => {
  probed.push(path);
  if (path.includes('unfit')) throw new Error('the PDF lacks text of the page');
};
const find = (browserPath?: string) =>
  findBrowser({
    cacheDir: join(root, 'cache'),
    machine,
    probe,
    note: (line) => notes.push(line),
    ...(browserPath ? { browserPath } : {}),
  });

describe('the order of the look-up', () => {
  it('prefers a shell on PATH, then downloads, then an installed browser, then applications', async () => {
    const application = await program('Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
    expect(await find()).toMatchObject({ path: application, kind: 'chrome', source: 'system' });
    const edge = await program('opt/microsoft-edge', 'echo "Microsoft Edge 150.0.3065.1"');
    expect(await find()).toMatchObject({ path: edge, kind: 'chrome', source: 'system' });
    const chrome = await program('opt/google-chrome');
    expect(await find()).toMatchObject({ path: chrome, kind: 'chrome', source: 'system' });
    const playwright = await program(
      'home/Library/Caches/ms-playwright/chromium_headless_shell-1200/chrome-headless-shell-mac-arm64/chrome-headless-shell',
    );
    expect(await find()).toMatchObject({ path: playwright, kind: 'headless-shell', source: 'cache' });
    const cache = 'home/.cache/puppeteer/chrome-headless-shell';
    await program(`${cache}/mac-99.0.1/chrome-headless-shell-mac/chrome-headless-shell`);
    const newer = await program(`${cache}/mac-150.0.1/chrome-headless-shell-mac/chrome-headless-shell`);
    expect(await find()).toMatchObject({ path: newer, source: 'cache' });
    const shell = await program('opt/chromium-headless-shell');
    expect(await find()).toMatchObject({ path: shell, kind: 'headless-shell', source: 'path' });
    expect(notes).toEqual([]);
  });

  it('uses the setting before anything else', async () => {
    await program('bin/chrome-headless-shell');
    const chosen = await program('elsewhere/my-chrome', 'echo "Google Chrome 151.0.1"');
    expect(await find(chosen)).toMatchObject({
      path: chosen,
      kind: 'chrome',
      source: 'setting',
      version: 'Google Chrome 151.0.1',
    });
  });

  it('checks a browser once, even if several names point to it', async () => {
    const real = await program('bin/unfit/chrome-headless-shell');
    await mkdir(join(root, 'opt'), { recursive: true });
    await symlink(real, join(root, 'bin', 'chrome-headless-shell'));
    await symlink(real, join(root, 'opt', 'chromium'));
    machine = { ...machine, searchPath: `${join(root, 'bin', 'unfit')}:${machine.searchPath}` };
    await expect(find()).rejects.toThrow(BrowserMissingError);
    expect(probed).toEqual([real]);
  });
});

describe('a browser that is skipped', () => {
  it('does not start, is a snap, is too old, or fails the probe; one line for each says why', async () => {
    const broken = await program(
      'bin/chrome-headless-shell',
      'echo "cannot open shared object file" >&2; exit 127',
    );
    await mkdir(join(root, 'opt'), { recursive: true });
    await symlink('/snap/bin/chromium', join(root, 'opt', 'google-chrome'));
    const old = await program('bin/chromium-headless-shell', 'echo "Chromium 99.0.4844.51"');
    const unfit = await program('opt/unfit/google-chrome-stable');
    const odd = await program('bin/google-chrome', 'echo "hello"');
    machine = { ...machine, searchPath: `${machine.searchPath}:${dirname(unfit)}` };
    const working = await program('opt/chromium');
    expect(await find()).toMatchObject({ path: working });
    expect(notes).toEqual([
      `Skipped the browser ${broken}: cannot open shared object file`,
      `Skipped the browser ${old}: Chromium 99 is too old; ${supportedVersions.oldest} is the oldest supported version`,
      `Skipped the browser ${unfit}: the PDF lacks text of the page`,
      `Skipped the browser ${odd}: it does not print a Chromium version`,
    ]);
    expect(probed).toEqual([unfit, working]);
  });

  it('is never one newer than those tested: that is used, with a note', async () => {
    const path = await program('bin/chromium', `echo "Chromium ${supportedVersions.newestTested + 1}.0.1"`);
    expect(await find()).toMatchObject({ path });
    expect(notes).toEqual([
      expect.stringMatching(/ passed the check but is newer than \d+, the newest tested version$/),
    ]);
  });
});

describe('a passed probe', () => {
  it('is cached until the file, its version or the user changes', async () => {
    const path = await program('bin/chromium');
    await find();
    await find();
    expect(probed).toHaveLength(1);
    await program('bin/chromium', 'echo "Chromium 150.0" # updated');
    await find();
    expect(probed).toHaveLength(2);
    // Like the wrapper scripts of some packages: the same file starts a newer browser.
    const release = join(root, 'release');
    await writeFile(release, 'Chromium 151.0');
    await program('bin/chromium', `cat ${release}`);
    await find();
    await writeFile(release, 'Chromium 152.0');
    expect(await find()).toMatchObject({ version: 'Chromium 152.0' });
    expect(probed).toHaveLength(4);
    for (const isRoot of [true, false]) {
      await findBrowser({ cacheDir: join(root, 'other'), machine, probe, isRoot });
    }
    expect(probed).toHaveLength(6);
    await find();
    await forgetPassedProbe(join(root, 'cache'), { path, kind: 'chrome' });
    await find();
    expect(probed).toHaveLength(7);
  });

  it('is cached only after a success', async () => {
    const path = await program('unfit/chromium');
    await expect(find(path)).rejects.toThrow();
    await expect(find(path)).rejects.toThrow();
    expect(probed).toEqual([path, path]);
  });

  it('needs no writable folder', async () => {
    const path = await program('bin/chromium');
    await writeFile(join(root, 'cache'), 'a file stands where the folder should be');
    expect(await find()).toMatchObject({ path });
  });
});

describe('when there is none', () => {
  it('suggests one command', async () => {
    await expect(find()).rejects.toThrow(BrowserMissingError);
    await expect(find()).rejects.toThrow(
      /^No browser on this machine can render pages\. Run: npx playwright install --with-deps chromium-headless-shell —/,
    );
  });

  it("names an invalid setting, and doesn't look elsewhere", async () => {
    await program('bin/chrome-headless-shell');
    const remedy =
      /Unset OCTAVO_BROWSER and run: npx playwright install --with-deps chromium-headless-shell$/;
    const missing = find(join(root, 'nothing'));
    await expect(missing).rejects.toThrow(
      /OCTAVO_BROWSER names .*nothing, which is not an executable file\./,
    );
    await expect(missing).rejects.toThrow(remedy);
    const broken = await program('broken', 'echo "libnss3.so: cannot open" >&2; exit 127');
    await expect(find(broken)).rejects.toThrow(/can't render pages: libnss3\.so: cannot open\./);
    const old = await program('old', 'echo "Google Chrome 100.0.1"');
    await expect(find(old)).rejects.toThrow(/can't render pages: Chromium 100 is too old/);
    const unfit = await program('unfit', 'echo "Google Chrome 150.0.1"');
    await expect(find(unfit)).rejects.toThrow(/can't render pages: the PDF lacks text of the page\./);
    machine = { ...machine, platform: 'linux', arch: 'x64' };
    await expect(find(unfit)).rejects.toThrow(/Unset OCTAVO_BROWSER to use the bundled browser\.$/);
  });
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the bundled browser', () => {
  const bare = (): Machine => ({ ...machine, platform: 'linux', arch: 'x64' });

  it('comes before any installed browser, and is unpacked once, into our own folder', async () => {
    await program('bin/chrome-headless-shell');
    await program('bin/google-chrome');
    const first = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    expect(first).toMatchObject({ kind: 'headless-shell', source: 'bundled' });
    expect(first.version).toMatch(/Chromium \d+/);
    const { mode, ctimeMs } = await stat(dirname(first.path));
    expect(mode & 0o777).toBe(0o700);
    const second = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    expect(second).toEqual(first);
    expect((await stat(dirname(second.path))).ctimeMs).toBe(ctimeMs);
  });

  it('falls back to an installed one if it fails the probe, with a line that says why', async () => {
    const shell = await program('bin/chrome-headless-shell');
    const { path } = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    // A separate cache, because browsers that passed in the shared one are not probed again.
    await mkdir(join(root, 'cache'));
    await symlink(dirname(path), join(root, 'cache', basename(dirname(path))));
    const found = await findBrowser({
      cacheDir: join(root, 'cache'),
      machine: bare(),
      note: (line) => notes.push(line),
      probe: async ({ source }) => {
        if (source === 'bundled') throw new Error('the PDF has no tags');
      },
    });
    expect(found.path).toBe(shell);
    expect(notes).toEqual(['Skipped the browser that comes with Octavo: the PDF has no tags']);
  });

  it('does not exist for other platforms, which look for an installed one', async () => {
    const shell = await program('bin/chromium-headless-shell');
    machine = { ...machine, platform: 'linux', arch: 'arm64' };
    expect(await find()).toMatchObject({ path: shell, source: 'path' });
    expect(notes).toEqual([]);
  });

  it('is started without the keys in our environment', async () => {
    process.env.OCTAVO_TEST_KEY = 'secret';
    const { environment } = await findBrowser({ cacheDir: testCacheDir, machine: bare() });
    delete process.env.OCTAVO_TEST_KEY;
    expect(Object.values(environment)).not.toContain('secret');
    expect(environment.PATH).toBe(process.env.PATH);
  });
});
