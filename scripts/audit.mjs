import { execFile } from 'node:child_process';

/*
 * Checks Octavo's dependencies for known vulnerabilities with the registry. Fails only for high and critical
 * ones. An unreachable registry, or one without an audit endpoint, does not fail the check: builds must work
 * offline.
 */

const withinMs = 60_000;
const severe = ['high', 'critical'];

/** @param {string} output of npm, with JSON somewhere in it */
function read(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return null;
  }
}

execFile(
  'npm',
  ['audit', '--omit=dev', '--json'],
  { timeout: withinMs, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
  (_error, stdout) => {
    /** @type {{ vulnerabilities?: Record<string, { name: string, severity: string, range: string }> } | null} */
    const report = read(stdout);
    if (!report?.vulnerabilities) {
      console.log('The registry answered no list of vulnerabilities. Nothing was checked.');
      return;
    }
    const all = Object.values(report.vulnerabilities);
    for (const { name, severity, range } of all) console.log(`${severity}: ${name} ${range}`);
    const isSafe = !all.some(({ severity }) => severe.includes(severity));
    console.log(
      isSafe ? 'No severe vulnerability is known.' : 'Update these packages, or say in SECURITY.md why not.',
    );
    if (!isSafe) process.exitCode = 1;
  },
);
