import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { said } from '../../terminal-words.ts';
import type { FoundBrowser } from '../check-browser.ts';
import { browserFlags } from './browser-flags.ts';
import { BrowserMissingError } from './browser-missing-error.ts';
import type { BrowserProcess } from './browser-process.ts';
import { CdpPipe } from './cdp-pipe.ts';
import { writeFontConfig } from './last-resort-font.ts';
import { PageTab } from './page-tab.ts';
import { makePrivateFolder, removePrivateFolder } from './private-folder.ts';
import { familyMemoryBytes } from './process-memory.ts';
import { hasSmallSharedMemory } from './shared-memory.ts';

/** Enough for a full browser on a cold disk. */
const startLimitMs = 20_000;
/** Grace period before the browser is killed. */
const closeLimitMs = 1_500;
/**
 * Memory of an idle full browser beyond that of the shell, measured with one empty tab on Chromium 156: 370
 * MB instead of 130. Subtracted, because otherwise the browser would be recycled every few jobs.
 */
const idleBytes = { chrome: 250 * 1024 * 1024, 'headless-shell': 0 } as const;

export interface LaunchOptions {
  readonly browser: Pick<FoundBrowser, 'path' | 'kind' | 'environment'>;
  /** Chrome refuses to run its sandbox for root. */
  readonly isRoot: boolean;
}

export interface PageBrowser extends BrowserProcess<PageTab> {
  readonly pid: number;
  /** False for root, and where the system forbids user namespaces. */
  readonly isSandboxed: boolean;
}

/** Starts a browser that has no network access and can't outlive this process. */
export async function launchBrowser(options: LaunchOptions): Promise<PageBrowser> {
  if (options.isRoot) return start(options, false);
  try {
    return await start(options, true);
  } catch (error) {
    // Some systems (Ubuntu since 23.10, many containers) forbid the user namespaces that the sandbox needs.
    if (!(error instanceof LaunchError && /no usable sandbox|namespace/i.test(error.output))) throw error;
    return start(options, false);
  }
}

/** The browser failed to start. `output` is the end of its standard error. */
class LaunchError extends BrowserMissingError {
  readonly output: string;

  constructor(path: string, reason: string, output: string) {
    const lastLine = output.split('\n').at(-1) ?? '';
    super(said('browserNotStarted', { path, problem: `${reason}. ${lastLine}`.trim() }));
    this.name = 'LaunchError';
    this.output = output;
  }
}

async function start({ browser }: LaunchOptions, hasSandbox: boolean): Promise<PageBrowser> {
  const folder = await makePrivateFolder();
  const flags = browserFlags({
    kind: browser.kind,
    userDataDir: join(folder, 'profile'),
    hasSandbox,
    hasSmallSharedMemory: hasSmallSharedMemory(),
  });
  const fontConfig = await writeFontConfig(folder, browser.environment.FONTCONFIG_FILE);
  const child = spawn(browser.path, flags, {
    cwd: folder,
    env: {
      ...browser.environment,
      FONTCONFIG_FILE: fontConfig,
      HOME: folder,
      TMPDIR: folder,
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    // Runs in its own process group, so that Ctrl-C doesn't reach the browser before running jobs finish.
    detached: true,
  });
  const output = keepTail(child.stderr as Readable);
  const pipe = new CdpPipe(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const gone = Promise.race([endOf(child), pipe.closed]);
  const close = closing(child, pipe, folder);

  const answer = await Promise.race([
    pipe.send('Browser.getVersion', {}).then(
      () => undefined,
      () => 'it ended at once',
    ),
    gone,
    sleep(startLimitMs, `no answer in ${startLimitMs / 1000} s`, { ref: false }),
  ]);
  if (answer !== undefined) {
    await close();
    throw new LaunchError(browser.path, answer, output());
  }
  return {
    pid: child.pid ?? 0,
    isSandboxed: hasSandbox,
    exited: gone,
    openTab: () => PageTab.open(pipe),
    ping: async () => {
      await pipe.send('Browser.getVersion', {});
    },
    memoryBytes: async () => {
      const { processInfo } = await pipe.send('SystemInfo.getProcessInfo', {});
      const bytes = await familyMemoryBytes(processInfo.map(({ id }) => id));
      return bytes === undefined ? undefined : Math.max(0, bytes - idleBytes[browser.kind]);
    },
    close,
  };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `exit code ${code}`}`));
  });
}

function closing(child: ChildProcess, pipe: CdpPipe, folder: string): () => Promise<void> {
  let done: Promise<void> | undefined;
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit');
      pipe.send('Browser.close', {}).catch(() => {});
      const late = await Promise.race([exited, sleep(closeLimitMs, 'late' as const, { ref: false })]);
      if (late === 'late') {
        killGroup(child.pid);
        await exited;
      }
    }
    // Kills child processes that the browser left behind.
    if (child.pid !== undefined) killGroup(child.pid);
    await removePrivateFolder(folder);
  };
  return () => {
    done ??= close();
    return done;
  };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group has already exited.
  }
}

/** Keeps the last 4,000 characters of a stream. Reads all of it, so that the writer never blocks. */
function keepTail(stream: Readable): () => string {
  let tail = '';
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => {
    tail = (tail + text).slice(-4000);
  });
  stream.on('error', () => {});
  return () => tail.trim();
}
