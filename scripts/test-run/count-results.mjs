import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Counts the results of vitest's JSON report. A file that could not be loaded counts as one failed test.
 * @param {any} report
 * @returns {Counts}
 */
function countVitest(report) {
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Counts the results of Playwright's JSON report. A test that passes on retry counts as passed; the run lists
 * it.
 * @param {any} report
 * @returns {Counts}
 */
function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
}

/**
 * Counts the tests of one step. A step that failed without a failed test (a crash, an error between tests, a
 * missing report) counts as one failed test, so that the total agrees with the exit code.
 * @param {number} code the step's exit code
 * @param {string} [reportFile] the JSON report of vitest or Playwright; without one the step is a single test
 * @returns {Counts}
 */
export function countResults(code, reportFile) {
  let counts = { passed: 0, failed: 0, skipped: 0 };
  if (!reportFile) {
    if (code === 0) counts.passed = 1;
  } else {
    try {
      const report = JSON.parse(readFileSync(reportFile, 'utf8'));
      counts = 'stats' in report ? countPlaywright(report) : countVitest(report);
    } catch {
      counts.failed = 1;
    }
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
