import './bootstrap/node-version.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from './bootstrap/paths.mjs';
import { matchRows } from './specification/match-rows.mjs';
import { specificationTable } from './specification/print-table.mjs';
import { readRows } from './specification/read-rows.mjs';
import { readPlaywrightReport, readVitestReport } from './specification/read-tests.mjs';

/**
 * `npm run spec`: prints which rows of docs/spec.tsv the last full `npm test` has proven.
 *   --json           a list of {id, fact, proven, tests}
 *   --check FOLDER   checks the results in FOLDER: every named row exists, and a full run names every row
 */
const [option, checkedFolder] = process.argv.slice(2);
const results =
  option === '--check' && checkedFolder ? checkedFolder : inRoot('test-results', 'last-full-run');

/** @param {string} file */
function readReport(file) {
  return existsSync(`${results}/${file}`)
    ? JSON.parse(readFileSync(`${results}/${file}`, 'utf8'))
    : undefined;
}

if (option !== undefined && option !== '--json' && option !== '--check') {
  console.error('Usage: npm run spec [-- --json]');
  process.exit(2);
}
const summary = readReport('summary.json');
if (option !== '--check' && !summary) {
  console.error('There is no finished full test run yet; every row counts as open. Run: npm test');
}

const unit = readReport('unit.json');
const browser = readReport('browser.json');
// An aborted run proves nothing.
const isUsable = option === '--check' || summary !== undefined;
const tests = isUsable
  ? [
      ...(unit ? readVitestReport(unit, (path) => relative(root, path)) : []),
      ...(browser ? readPlaywrightReport(browser) : []),
    ]
  : [];
const { rows, unknown } = matchRows(readRows(readFileSync(inRoot('docs', 'spec.tsv'), 'utf8')), tests);

if (option === '--json') {
  const list = rows.map(({ id, fact, proven, tests: own }) => ({ id, fact, proven, tests: own }));
  console.log(JSON.stringify(list, null, 2));
} else if (option !== '--check') {
  if (summary) console.log(`From the full test run that ended at ${summary.finishedAt}.\n`);
  console.log(specificationTable(rows));
}
for (const { id, test } of unknown) {
  console.error(`${test.file}: the test "${test.title}" names ${id}, which is no row of docs/spec.tsv.`);
}
// A run of one part doesn't know which rows the other parts name.
const unnamed = option === '--check' && unit && browser ? rows.filter((row) => row.tests.length === 0) : [];
for (const { id, fact } of unnamed) console.error(`No test names the row ${id} of docs/spec.tsv: ${fact}`);
process.exitCode = unknown.length + unnamed.length > 0 ? 1 : 0;
