import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../lifecycle/free-port.ts';
import { commandOf, isAlive } from '../../lifecycle/process-identity.ts';
import { programPath } from './binaries.ts';
import { childEnvironment } from './child-environment.ts';
import { clusterFailure } from './cluster-failure.ts';
import { clusterOf } from './init-cluster.ts';
import type { Place } from './place.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { stopPostmaster } from './stop-postmaster.ts';

export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Resolves when the server ends for any reason. */
  readonly ended: Promise<void>;
}

export interface PostmasterOptions {
  readonly place: Place;
  readonly logFile: string;
  /** Port to listen on; default: a free one. */
  readonly port?: number;
  /** Server settings in addition to the fixed ones. */
  readonly settings: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Long, because crash recovery of a large database takes time; a server that exits is detected earlier. */
const readyWithinMs = 120_000;
const largestLogBytes = 4 * 1024 * 1024;
const tries = 20;
const pauseMs = 250;

/** Ends a server left over from a killed Octavo. The caller must hold the lock of the data folder. */
export async function endOrphan(cluster: string): Promise<boolean> {
  const file = readPostmasterFile(cluster);
  if (!file || !isAlive(file.pid)) return false;
  const command = commandOf(file.pid);
  if (command?.includes(cluster)) {
    await stopPostmaster(file.pid);
    return true;
  }
  // The PID now belongs to another program; the server would take it for a running server and refuse to
  // start.
  if (command !== null) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return false;
}

/**
 * Starts the server on 127.0.0.1, with a password and no socket, and waits until it accepts connections. Runs
 * in its own process group: only Octavo gets Ctrl-C, and stops it in order.
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await tryOnce(options);
    if (typeof outcome !== 'string') return outcome;
    if (attempt >= tries || !isPassing(outcome))
      throw clusterFailure(outcome, `see ${options.logFile}`, options.place.folder);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/**
 * Returns whether a failure is temporary: the port was taken meanwhile, or processes of a killed server are
 * still exiting.
 */
function isPassing(reason: string): boolean {
  return /could not bind|Address already in use|pre-existing shared memory|lock file "[^"\n]*" already exists/i.test(
    reason,
  );
}

async function tryOnce(options: PostmasterOptions): Promise<Postmaster | string> {
  const cluster = clusterOf(options.place);
  const port = options.port ?? (await freePort('127.0.0.1'));
  trim(options.logFile);
  const log = openSync(options.logFile, 'a', 0o600);
  const logStart = statSync(options.logFile).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...options.settings,
  };
  const child = spawn(
    programPath(options.place.binaries, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...options.place.account,
      cwd: cluster,
      env: childEnvironment(),
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.unref();
  const isReady = await waitUntilReady(child, cluster, options.signal);
  if (isReady && child.pid !== undefined) return { pid: child.pid, port, ended };
  if (child.pid !== undefined && child.exitCode === null) await stopPostmaster(child.pid, 1_000);
  options.signal?.throwIfAborted();
  return readFileSync(options.logFile).subarray(logStart).toString();
}

async function waitUntilReady(child: ChildProcess, cluster: string, signal?: AbortSignal): Promise<boolean> {
  let hasFailed = false;
  child.once('exit', () => {
    hasFailed = true;
  });
  child.once('error', () => {
    hasFailed = true;
  });
  const deadline = performance.now() + readyWithinMs;
  while (!hasFailed && !signal?.aborted && performance.now() < deadline) {
    const file = readPostmasterFile(cluster);
    if (file?.isReady && file.pid === child.pid) return true;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return false;
}

function trim(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLogBytes) truncateSync(logFile, 0);
}
