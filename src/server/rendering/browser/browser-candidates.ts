import { readdirSync, realpathSync } from 'node:fs';
import { access, constants, realpath } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';

export type BrowserKind = 'headless-shell' | 'chrome';
export type BrowserSource = 'setting' | 'path' | 'cache' | 'system' | 'bundled';

export interface BrowserCandidate {
  readonly path: string;
  readonly kind: BrowserKind;
  readonly source: BrowserSource;
}

/** The machine to search for browsers; tests pass their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly home: string;
  /** The value of PATH. */
  readonly searchPath: string;
  /** Application folders on macOS: system-wide and the user's. */
  readonly applications: readonly string[];
}

const shellNames = ['chrome-headless-shell', 'chromium-headless-shell', 'headless_shell'];
const chromeNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const macApplications = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Google Chrome Canary'];

/** Detects the browser kind by file name. The shell starts five times faster than the full browser. */
export function browserKind(path: string): BrowserKind {
  return /headless[-_]shell/.test(basename(path)) ? 'headless-shell' : 'chrome';
}

/**
 * Returns the installed browsers, best first, without duplicates behind several names. Starts none of them.
 */
export async function installedBrowsers(machine: Machine): Promise<BrowserCandidate[]> {
  const places = [
    ...onSearchPath(machine, shellNames, 'path'),
    ...inDownloadCaches(machine),
    ...onSearchPath(machine, chromeNames, 'system'),
    ...(machine.platform === 'darwin' ? inApplications(machine) : []),
  ];
  const files = new Set<string>();
  const found: BrowserCandidate[] = [];
  for (const place of places) {
    if (!(await isExecutable(place.path))) continue;
    const file = await realpath(place.path);
    if (!files.has(file)) found.push(place);
    files.add(file);
  }
  return found;
}

export async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSearchPath(machine: Machine, names: string[], source: BrowserSource): BrowserCandidate[] {
  const folders = machine.searchPath.split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => !isSnap(path))
    .map((path) => ({ path, kind: browserKind(path), source }));
}

/** A snap can't read our private folders and doesn't inherit pipes beyond standard error. */
function isSnap(path: string): boolean {
  try {
    return path.startsWith('/snap/') || realpathSync(path) === '/usr/bin/snap';
  } catch {
    return false;
  }
}

function inApplications(machine: Machine): BrowserCandidate[] {
  return machine.applications.flatMap((folder) =>
    macApplications.map((name) => ({
      path: join(folder, `${name}.app`, 'Contents', 'MacOS', name),
      kind: 'chrome' as const,
      source: 'system' as const,
    })),
  );
}

/**
 * Returns the browsers installed by `puppeteer`, `@puppeteer/browsers` and `playwright install`, newest
 * release first.
 */
function inDownloadCaches(machine: Machine): BrowserCandidate[] {
  const caches =
    machine.platform === 'darwin' ? join(machine.home, 'Library', 'Caches') : join(machine.home, '.cache');
  const found = [
    ...executablesBelow(join(machine.home, '.cache', 'puppeteer', 'chrome-headless-shell')),
    ...executablesBelow(join(caches, 'ms-playwright'), /^chromium_headless_shell-/),
  ];
  return found.map((path) => ({ path, kind: 'headless-shell' as const, source: 'cache' as const }));
}

/** Both caches hold `<release>/<platform>/<executable>`. */
function executablesBelow(root: string, release = /./): string[] {
  return folderNames(root)
    .filter((name) => release.test(name))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .flatMap((name) => folderNames(join(root, name)).map((platform) => join(root, name, platform)))
    .flatMap((folder) => shellNames.map((name) => join(folder, name)));
}

function folderNames(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
