import { accessSync, constants } from 'node:fs';
import { runToEnd } from '../bootstrap/run-to-end.mjs';

/** Programs used by slow tests, and their Debian packages. */
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
 * Installs the packages of missing programs with apt, if permitted. Never rejects: tests skip missing
 * programs, and a line reports them.
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
    // One at a time, because a system may offer only some of them.
    for (const name of wanted)
      await machine.run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  }
  const left = missing();
  if (left.length > 0) {
    say(`! Tests that need ${left.join(', ')} are skipped. Run: sudo apt-get install -y ${left.join(' ')}`);
  }
}
