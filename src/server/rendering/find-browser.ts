import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { said } from '../terminal-words.ts';
import {
  type BrowserCandidate,
  browserKind,
  installedBrowsers,
  isExecutable,
  type Machine,
} from './browser/browser-candidates.ts';
import { BrowserMissingError, installCommand } from './browser/browser-missing-error.ts';
import { hasBundledBrowser, unpackBundledBrowser } from './browser/unpack-bundled-browser.ts';
import { type CheckOptions, checkBrowser, type FoundBrowser, type Probe } from './check-browser.ts';

export interface FindBrowserOptions {
  /** Value of OCTAVO_BROWSER. If set, nothing else is tried. */
  readonly browserPath?: string;
  /** Private cache folder for the unpacked browser and the passed probes. */
  readonly cacheDir: string;
  readonly machine?: Machine;
  readonly isRoot?: boolean;
  /** Receives one line for each skipped browser, and for one that is newer than the tested versions. */
  readonly note?: (line: string) => void;
  /** Rejects if a browser can't render; by default, renders the probe page. */
  readonly probe?: Probe;
}

/**
 * Finds a browser that can render pages on this machine. Tries in order: the setting, the bundled browser, a
 * headless shell on PATH or in the caches of puppeteer and playwright, and an installed Chrome, Chromium or
 * Edge. A browser qualifies once it has rendered the probe page.
 * @throws BrowserMissingError naming a command that fixes it.
 */
export async function findBrowser(options: FindBrowserOptions): Promise<FoundBrowser> {
  const { cacheDir, note = () => {}, machine = thisMachine() } = options;
  const checking = {
    cacheDir,
    isRoot: options.isRoot ?? process.getuid?.() === 0,
    probe: options.probe ?? probeOnceLoaded,
    note,
  };
  const isBundled = hasBundledBrowser(machine.platform, machine.arch);
  if (options.browserPath) return fromSetting(resolve(options.browserPath), isBundled, checking);

  const skip = (name: string, reason: string) => note(`Skipped the browser ${name}: ${reason}`);
  if (isBundled) {
    const bundled = await fromPackage(checking);
    if (bundled.found) return bundled.found;
    skip('that comes with Octavo', bundled.fault);
  }
  for (const candidate of await installedBrowsers(machine)) {
    const checked = await checkBrowser(candidate, passedEnvironment(), checking);
    if (checked.found) return checked.found;
    skip(candidate.path, checked.fault);
  }
  throw new BrowserMissingError(said('browserMissing'));
}

async function fromSetting(path: string, isBundled: boolean, checking: CheckOptions): Promise<FoundBrowser> {
  const remedy = isBundled ? said('browserUseBundled') : said('browserUnset', { command: installCommand });
  if (!(await isExecutable(path))) {
    throw new BrowserMissingError(said('browserNotExecutable', { path }), remedy);
  }
  const candidate = { path, kind: browserKind(path), source: 'setting' } as const;
  const checked = await checkBrowser(candidate, passedEnvironment(), checking);
  if (checked.found) return checked.found;
  throw new BrowserMissingError(said('browserUnable', { path, problem: checked.fault }), remedy);
}

async function fromPackage(checking: CheckOptions): ReturnType<typeof checkBrowser> {
  try {
    const { path, libraryPath, fontConfig } = await unpackBundledBrowser(checking.cacheDir);
    // The package contains the headless shell, although the file is named 'chromium'.
    const candidate: BrowserCandidate = { path, kind: 'headless-shell', source: 'bundled' };
    const environment = { FONTCONFIG_FILE: fontConfig, ...passedEnvironment() };
    const plain = await checkBrowser(candidate, environment, checking);
    if (plain.found) return plain;
    // This machine lacks shared libraries; use those of the package.
    return await checkBrowser(candidate, { ...environment, LD_LIBRARY_PATH: libraryPath }, checking);
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

/** Imported lazily, because a browser with a recorded probe doesn't need it. */
const probeOnceLoaded: Probe = async (browser, options) => {
  const { probeBrowser } = await import('./probe-browser.ts');
  await probeBrowser(browser, options);
};

export function thisMachine(): Machine {
  const home = homedir();
  return {
    platform: process.platform,
    arch: process.arch,
    home,
    searchPath: process.env.PATH ?? '',
    applications: ['/Applications', join(home, 'Applications')],
  };
}

/** Variables for the browser's language, time zone, fonts and libraries. */
const passedOn = ['PATH', 'LANG', 'TZ', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'];

/** Returns the variables of our environment that the browser may see. */
function passedEnvironment(): Record<string, string> {
  const kept = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}
