import { stripVTControlCharacters } from 'node:util';
import { readJson } from './read-json.mjs';

/** @typedef {{ title: string, file: string, error: string }} SecondTry */

const shownErrorLines = 12;

/**
 * @param {any} suite of Playwright's JSON report
 * @param {string} titleSoFar
 * @returns {SecondTry[]}
 */
function secondTriesIn(suite, titleSoFar) {
  // The outermost suite is the file, whose name is not part of the title.
  const title = suite.title === suite.file ? titleSoFar : `${titleSoFar} ${suite.title}`;
  const own = suite.specs.flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'flaky')
      .map((/** @type {any} */ test) => ({
        title: `${title} ${spec.title}${test.projectName ? ` (${test.projectName})` : ''}`.trim(),
        file: `e2e/${spec.file}`,
        error: test.results[0]?.error?.message ?? '',
      })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => secondTriesIn(inner, title))];
}

/**
 * Returns the unit and browser tests that failed at first and passed on retry.
 * @param {string} results folder of the reports of one run; missing reports are left out
 * @returns {SecondTry[]}
 */
export function secondTries(results) {
  /** @type {{ file: string, secondTries: { title: string, error: string }[] }[]} */
  const unit = readJson(`${results}/unit-files.json`) ?? [];
  /** @type {any[]} */
  const suites = readJson(`${results}/browser.json`)?.suites ?? [];
  return [
    ...unit.flatMap(({ file, secondTries: tries }) => tries.map((one) => ({ ...one, file }))),
    ...suites.flatMap((suite) => secondTriesIn(suite, '')),
  ];
}

/** @param {readonly SecondTry[]} tries */
export function secondTriesList(tries) {
  return tries
    .map(({ title, file, error }) => {
      const why = stripVTControlCharacters(error).trimEnd().split('\n').slice(0, shownErrorLines);
      return [`passed at the second try: ${title} (${file})`, ...why.map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}
