import { execFile } from 'node:child_process';
import { access, constants, glob } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findTestBrowser } from '../test-browser.ts';
import type { BrowserName, DrivenPage } from './driven-page.ts';
import { launchWithPuppeteer } from './puppeteer-page.ts';
import { launchWebKit, type WebKitPaths } from './webkit-page.ts';

const run = promisify(execFile);

/** Timeout for installing a browser on a slow connection. */
const installWithinMs = 300_000;

/** Debian packages. */
const packages: Readonly<Record<'firefox' | 'webkit', readonly string[]>> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function findProgram(...names: readonly string[]): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of paths) if (await isProgram(path)) return path;
  return null;
}

const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox';

async function findFirefox(): Promise<string | null> {
  const found = await findProgram('firefox-esr', 'firefox');
  if (found) return found;
  return (await isProgram(macFirefox)) ? macFirefox : null;
}

async function findWebKit(): Promise<WebKitPaths | null> {
  const driver = await findProgram('WebKitWebDriver');
  const displayServer = await findProgram('Xvfb');
  if (!driver || !displayServer) return null;
  for await (const miniBrowser of glob('/usr/lib/{*/,}webkit{2gtk-4,gtk-6}.*/MiniBrowser'))
    return { driver, displayServer, miniBrowser };
  return null;
}

type Launch = (extraArgs?: readonly string[]) => Promise<DrivenPage>;

async function findLaunch(name: BrowserName): Promise<Launch | null> {
  if (name === 'chromium') {
    const { path, environment } = await findTestBrowser();
    return (extraArgs = []) => launchWithPuppeteer('chromium', path, { environment, extraArgs });
  }
  if (name === 'firefox') {
    const path = await findFirefox();
    return path === null ? null : () => launchWithPuppeteer('firefox', path);
  }
  const paths = await findWebKit();
  return paths === null ? null : () => launchWebKit(paths);
}

/** Installs a browser with apt. Returns why that was not possible, or null. */
async function install(name: 'firefox' | 'webkit'): Promise<string | null> {
  if (!(await findProgram('apt-get'))) return 'this machine has no apt-get';
  if (process.getuid?.() !== 0) return 'apt-get needs root';
  const options = {
    timeout: installWithinMs,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    await run('apt-get', ['update', '-q'], options);
    await run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages[name]], options);
    return null;
  } catch (error) {
    return `apt-get failed: ${String(error).split('\n')[0]}`;
  }
}

export type InstalledBrowser = { readonly launch: Launch } | { readonly missing: string };

/**
 * Finds the launch command of a browser.
 * @param mayInstall whether to install a missing one with apt, if possible
 */
export async function findInstalledBrowser(name: BrowserName, mayInstall = false): Promise<InstalledBrowser> {
  const found = await findLaunch(name);
  if (found) return { launch: found };
  if (name === 'chromium') return { missing: 'Chromium is missing.' };
  const command = `sudo apt-get install ${packages[name].join(' ')}`;
  const why = mayInstall ? await install(name) : 'it is not installed here';
  const launch = why === null ? await findLaunch(name) : null;
  if (launch) return { launch };
  return { missing: `${name} was skipped: ${why ?? 'it is still missing'}. Run: ${command}` };
}
