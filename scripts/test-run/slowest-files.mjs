import { alignColumns } from './align-columns.mjs';
import { readJson } from './read-json.mjs';

/** @typedef {{ file: string, seconds: number, tests: number }} FileTime */

const shownFiles = 10;

/**
 * @param {import('../specification/read-tests.mjs').PlaywrightSuite} suite
 * @returns {number[]} in milliseconds, one for each run of a test
 */
function durationsIn(suite) {
  const own = suite.specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map((run) => run.duration)),
  );
  return [...own, ...(suite.suites ?? []).flatMap(durationsIn)];
}

/**
 * Returns the slowest files of unit and browser tests.
 * @param {string} results folder of the reports of one run; missing reports are left out
 * @returns {FileTime[]}
 */
export function slowestFiles(results) {
  /** @type {FileTime[]} */
  const unit = readJson(`${results}/unit-files.json`) ?? [];
  /** @type {import('../specification/read-tests.mjs').PlaywrightSuite[]} */
  const suites = readJson(`${results}/browser.json`)?.suites ?? [];
  const browser = suites.map((suite) => {
    const durations = durationsIn(suite);
    const total = durations.reduce((sum, ms) => sum + ms, 0);
    return { file: `e2e/${suite.file}`, seconds: total / 1000, tests: durations.length };
  });
  return mergeFiles([...unit, ...browser])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, shownFiles);
}

/**
 * Merges the entries of a file: one that ran at two widths has two.
 * @param {FileTime[]} times
 */
function mergeFiles(times) {
  /** @type {Map<string, FileTime>} */
  const files = new Map();
  for (const { file, seconds, tests } of times) {
    const known = files.get(file) ?? { file, seconds: 0, tests: 0 };
    files.set(file, { file, seconds: known.seconds + seconds, tests: known.tests + tests });
  }
  return [...files.values()];
}

/** @param {readonly FileTime[]} files */
export function slowestTable(files) {
  return alignColumns(
    files.map(({ file, seconds, tests }) => [`${seconds.toFixed(1)} s`, file, `${tests} tests`]),
    [true, false, true],
  );
}
