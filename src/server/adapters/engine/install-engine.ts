import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';
import { binariesFor, engineBytes, engineName, packageFiles, thisSystem } from './engine-packages.ts';

const lookEveryMs = 500;
const longestMs = 15 * 60_000;
const keptOutput = 20_000;

/** Settings that npm needs to reach a registry. Octavo's own settings and keys aren't passed on. */
const passedOn =
  /^(?:path|home|userprofile|appdata|localappdata|systemroot|temp|tmp|tmpdir|lang|https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_file|npm_config_.+)$/i;

/** Returns the main file of an installed engine; null if there is none in the folder. */
export function installedEngine(folder: string): string | null {
  const main = path.join(folder, 'node_modules', engineName, 'dist', 'index.js');
  return existsSync(main) ? main : null;
}

/** Returns npm as a command: the one that started Octavo, the one beside Node, or the one on the path. */
function npmCommand(): readonly [string, ...string[]] {
  // biome-ignore lint/style/noProcessEnv: set by npm itself, not a setting of Octavo.
  const startedBy = process.env.npm_execpath ?? '';
  const beside = path.resolve(process.execPath, '../../lib/node_modules/npm/bin/npm-cli.js');
  const besideOnWindows = path.resolve(process.execPath, '../node_modules/npm/bin/npm-cli.js');
  const script = [startedBy, beside, besideOnWindows].find(
    (each) => each.endsWith('npm-cli.js') && existsSync(each),
  );
  return script ? [process.execPath, script] : ['npm'];
}

function npmEnvironment(): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: passed on to npm, not read.
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.test(name)));
}

/** Returns the total size of the files in a folder, as far as they can be read. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        stat(path.join(entry.parentPath, entry.name)).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function runNpm(folder: string, signal: AbortSignal): Promise<string> {
  const [command, ...first] = npmCommand();
  const options = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--omit=optional',
    '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--no-update-notifier',
    '--loglevel=error',
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...options], {
      cwd: folder,
      env: npmEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
      killSignal: 'SIGKILL',
    });
    let output = '';
    const keep = (piece: Buffer): void => {
      output = (output + piece.toString()).slice(-keptOutput);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output))));
  });
}

function faultOf(error: unknown): AppError {
  const output = error instanceof Error ? error.message : '';
  const isMissing = /E404|ETARGET/.test(output);
  const isAway = /ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|network/i.test(output);
  const isNpmMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const message = isNpmMissing
    ? told('npmMissing')
    : isMissing
      ? told('engineNotPublished')
      : isAway
        ? told('registryUnreachable')
        : told('engineCouldNotInstall');
  return new AppError('unprocessable', message, { cause: error });
}

/**
 * Installs the engine into a folder. Nothing is there before everything is: npm works in a folder beside it,
 * and runs no scripts of packages.
 * @throws AppError with a message for the user, or the signal's reason
 */
export async function installEngine(
  folder: string,
  onProgress: (doneBytes: number, totalBytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const names = binariesFor(thisSystem());
  if (names === null) throw new AppError('unprocessable', told('engineNotBuilt'));
  const staging = `${folder}.new`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const { manifest, lock } = packageFiles(names);
  await writeFile(path.join(staging, 'package.json'), manifest);
  await writeFile(path.join(staging, 'package-lock.json'), lock);
  const timer = setInterval(() => {
    void sizeOf(staging).then((bytes) => onProgress(Math.min(bytes, engineBytes), engineBytes));
  }, lookEveryMs);
  const whole = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    await runNpm(staging, whole);
    if (installedEngine(staging) === null) throw new Error('npm ended without the engine');
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
  } catch (error) {
    signal.throwIfAborted();
    throw faultOf(error);
  } finally {
    clearInterval(timer);
    await rm(staging, { recursive: true, force: true });
  }
}
