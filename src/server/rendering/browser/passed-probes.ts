import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserCandidate } from './browser-candidates.ts';

/** An executable and the headless mode to start it in. */
type Launched = Pick<BrowserCandidate, 'path' | 'kind'>;

/** What a passed probe depends on. Any change requires a new probe. */
export interface ProbedBrowser extends Launched {
  readonly version: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Root runs without the sandbox, so a pass as root says nothing about other users. */
  readonly isRoot: boolean;
}

/** Increment when the probe page, the flags or the protocol calls change. */
const probeRevision = 1;

/** Returns whether exactly this browser has passed the probe. */
export async function hasPassedProbe(cacheDir: string, browser: ProbedBrowser): Promise<boolean> {
  const [kept, now] = await Promise.all([
    readFile(fileFor(cacheDir, browser), 'utf8').catch(() => null),
    factsOf(browser).catch(() => undefined),
  ]);
  return kept !== null && kept === now;
}

/** Records that a browser passed. Never rejects: without the file, the browser is just probed again. */
export async function keepPassedProbe(cacheDir: string, browser: ProbedBrowser): Promise<void> {
  const file = fileFor(cacheDir, browser);
  const scratch = `${file}.${process.pid}`;
  try {
    await mkdir(cacheDir, { recursive: true, mode: 0o700 });
    await writeFile(scratch, await factsOf(browser), { mode: 0o600 });
    // Written atomically, because other processes read it as soon as it exists.
    await rename(scratch, file);
  } catch {
    await rm(scratch, { force: true }).catch(() => {});
  }
}

/** Deletes the record of a passed probe, so that the browser is probed again. Never rejects. */
export async function forgetPassedProbe(cacheDir: string, browser: Launched): Promise<void> {
  await rm(fileFor(cacheDir, browser), { force: true }).catch(() => {});
}

function fileFor(cacheDir: string, { path, kind }: Launched): string {
  const digest = createHash('sha256').update(`${kind} ${path}`).digest('hex');
  return join(cacheDir, `passed-${digest.slice(0, 16)}.json`);
}

/** An update in place changes the file's size or mtime even if the version stays the same. */
async function factsOf({ path, version, environment, isRoot }: ProbedBrowser): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  const libraries = environment.LD_LIBRARY_PATH ?? '';
  return `${JSON.stringify({ probeRevision, path, version, size, mtimeMs, libraries, isRoot }, null, 2)}\n`;
}
