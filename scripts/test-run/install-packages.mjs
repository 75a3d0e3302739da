import { accessSync, constants } from 'node:fs';
import { runToEnd } from '../bootstrap/run-to-end.mjs';

/** Programs that slow tests compare with, and the Debian packages that bring them. */
export const wantedPrograms = {
  '/usr/bin/chromium': 'chromium',
  '/usr/bin/chromium-headless-shell': 'chromium-headless-shell',
};

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs the packages of missing programs with apt where this user may. Never rejects: tests skip what stays
 * missing, and a line says so.
 * @param {Record<string, string>} programs file and package
 * @param {(line: string) => void} say
 * @param {{
 *   isExecutable: (file: string) => boolean,
 *   isRoot: boolean,
 *   run: (command: string, args: string[]) => Promise<{ code: number }>,
 * }} machine
 */
export async function installPackages(
  programs,
  say,
  machine = { isExecutable, isRoot: process.getuid?.() === 0, run: runToEnd },
) {
  const isMissing = (/** @type {[string, string]} */ [file]) => !machine.isExecutable(file);
  const missing = () =>
    Object.entries(programs)
      .filter(isMissing)
      .map(([, name]) => name);
  const wanted = missing();
  if (wanted.length === 0) return;
  if (machine.isRoot && machine.isExecutable('/usr/bin/apt-get')) {
    say(`… installing ${wanted.join(', ')} with apt`);
    await machine.run('apt-get', ['update']);
    // One by one: a system that lacks one of them may have the others.
    for (const name of wanted)
      await machine.run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  const left = missing();
  if (left.length > 0) {
    say(`! Tests that need ${left.join(', ')} are skipped. Run: sudo apt-get install -y ${left.join(' ')}`);
  }
}
