import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  type BrowserKind,
  type BrowserSource,
  browserCandidates,
  browserKind,
  isExecutable,
  type Machine,
} from './browser/browser-candidates.ts';
import { BrowserMissingError } from './browser/browser-missing-error.ts';
import { hasBundledBrowser, unpackBundledBrowser } from './browser/unpack-bundled-browser.ts';

const run = promisify(execFile);
/** A full browser on a cold disk takes seconds to print its version. */
const versionTimeoutMs = 15_000;

export interface FoundBrowser {
  readonly path: string;
  readonly kind: BrowserKind;
  readonly source: BrowserSource;
  /** What it says of itself: 'Chromium 153.0.8010.0'. */
  readonly version: string;
  /** All that it is to be started with. Nothing else of our environment: that holds keys, and it reads hostile input. */
  readonly environment: Readonly<Record<string, string>>;
}

export interface FindBrowserOptions {
  /** The value of OCTAVO_BROWSER. Nothing else is tried when it is set. */
  readonly browserPath?: string;
  /** A folder of our own, where the bundled browser is unpacked once. */
  readonly cacheDir: string;
  readonly machine?: Machine;
}

/**
 * Finds a browser that starts on this machine: the setting, then the small shell on PATH or in the caches of
 * puppeteer and playwright, then an installed Chrome or Chromium, then the one that npm brought.
 * @throws BrowserMissingError naming one command that helps.
 */
export async function findBrowser(options: FindBrowserOptions): Promise<FoundBrowser> {
  if (options.browserPath) return fromSetting(resolve(options.browserPath));

  const machine = options.machine ?? thisMachine();
  if (hasBundledBrowser(machine.platform, process.arch)) return fromPackage(options.cacheDir);
  for (const candidate of browserCandidates(machine)) {
    if (!(await isExecutable(candidate.path))) continue;
    const probe = await probeVersion(candidate.path);
    if (probe.version !== undefined)
      return { ...candidate, version: probe.version, environment: environment() };
  }
  throw new BrowserMissingError('No Chrome or Chromium was found on this machine.');
}

async function fromSetting(path: string): Promise<FoundBrowser> {
  if (!(await isExecutable(path))) {
    throw new BrowserMissingError(
      `OCTAVO_BROWSER names ${path}, which is not a program that may be run here.`,
    );
  }
  const probe = await probeVersion(path);
  if (probe.version === undefined) {
    throw new BrowserMissingError(`The browser of OCTAVO_BROWSER, ${path}, does not start (${probe.fault}).`);
  }
  return {
    path,
    kind: browserKind(path),
    source: 'setting',
    version: probe.version,
    environment: environment(),
  };
}

async function fromPackage(cacheDir: string): Promise<FoundBrowser> {
  let fault: string;
  try {
    const { path, libraryPath, fontConfig } = await unpackBundledBrowser(cacheDir);
    // The package holds the headless shell, though its file is named 'chromium'.
    const found = { path, kind: 'headless-shell', source: 'bundled' } as const;
    const fonts = { FONTCONFIG_FILE: fontConfig, ...environment() };
    const plain = await probeVersion(path, fonts);
    if (plain.version !== undefined) return { ...found, version: plain.version, environment: fonts };
    // This machine lacks shared libraries, which the package brings as well.
    const complete = { ...fonts, LD_LIBRARY_PATH: libraryPath };
    const withLibraries = await probeVersion(path, complete);
    if (withLibraries.version !== undefined) {
      return { ...found, version: withLibraries.version, environment: complete };
    }
    fault = withLibraries.fault;
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  throw new BrowserMissingError(`The bundled browser does not start (${fault}).`);
}

type Probe = { version: string } | { version: undefined; fault: string };

/** Starting it once is the only way to learn that all its shared libraries are there. */
async function probeVersion(path: string, env = environment()): Promise<Probe> {
  try {
    const { stdout } = await run(path, ['--version'], { timeout: versionTimeoutMs, env });
    return { version: stdout.trim() };
  } catch (error) {
    return { version: undefined, fault: firstLine(error) };
  }
}

function firstLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr?.trim() || message || String(error)).split('\n')[0] ?? '';
}

/** What a program needs to find its language, its time zone, its fonts and its libraries. */
const passedOn = ['PATH', 'LANG', 'TZ', 'FONTCONFIG_FILE', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH'];

function environment(): Record<string, string> {
  const kept = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

function thisMachine(): Machine {
  const home = homedir();
  return {
    platform: process.platform,
    home,
    searchPath: process.env.PATH ?? '',
    applications: ['/Applications', join(home, 'Applications')],
  };
}
