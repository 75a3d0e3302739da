import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { BrowserCandidate } from './browser/browser-candidates.ts';
import { BrowserMissingError } from './browser/browser-missing-error.ts';
import { majorVersion, supportedVersions, versionFault } from './browser/browser-versions.ts';
import { hasPassedProbe, keepPassedProbe } from './browser/passed-probes.ts';

const run = promisify(execFile);
/** A full browser on a cold disk takes seconds to print its version. */
const versionTimeoutMs = 15_000;

export interface FoundBrowser extends BrowserCandidate {
  /** Output of --version: 'Chromium 153.0.8010.0'. */
  readonly version: string;
  /** The complete environment. Contains no secrets, because the browser reads untrusted input. */
  readonly environment: Readonly<Record<string, string>>;
}

export type Probe = (browser: FoundBrowser, options: { readonly isRoot: boolean }) => Promise<void>;

export interface CheckOptions {
  readonly cacheDir: string;
  readonly isRoot: boolean;
  readonly probe: Probe;
  readonly note: (line: string) => void;
}

export type CheckedBrowser = { found: FoundBrowser } | { found?: undefined; fault: string };

/**
 * Returns the browser if it starts, is recent enough and has passed the probe, now or earlier; otherwise the
 * reason.
 */
export async function checkBrowser(
  candidate: BrowserCandidate,
  environment: Readonly<Record<string, string>>,
  { cacheDir, isRoot, probe, note }: CheckOptions,
): Promise<CheckedBrowser> {
  try {
    // Starting it is the only way to find missing shared libraries. As root, older shells refuse even this
    // with the sandbox on.
    const { stdout } = await run(candidate.path, ['--version', ...(isRoot ? ['--no-sandbox'] : [])], {
      timeout: versionTimeoutMs,
      env: environment,
    });
    const found = { ...candidate, version: stdout.trim(), environment };
    const fault = versionFault(found.version);
    if (fault) return { fault };
    const probed = { ...found, isRoot };
    if (await hasPassedProbe(cacheDir, probed)) return { found };
    await probe(found, { isRoot });
    await keepPassedProbe(cacheDir, probed);
    if ((majorVersion(found.version) ?? 0) > supportedVersions.newestTested) {
      note(
        `The browser ${found.path} (${found.version}) passed the check but is newer than ${supportedVersions.newestTested}, the newest tested version`,
      );
    }
    return { found };
  } catch (error) {
    return { fault: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof BrowserMissingError) return error.reason;
  const { stderr, message, killed } = error as { stderr?: string; message?: string; killed?: boolean };
  if (killed) return `it did not print its version within ${versionTimeoutMs / 1000} s`;
  return (stderr?.trim() || message || String(error)).split('\n')[0] ?? '';
}
