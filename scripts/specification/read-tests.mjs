/**
 * A test of the last run, under all the places where it ran. `skipped` means that it ran nowhere.
 * @typedef {{ title: string, file: string, status: 'passed' | 'failed' | 'skipped' }} RanTest
 */

/**
 * Returns the tests of vitest's JSON report.
 * @param {any} report
 * @param {(path: string) => string} toShortPath
 * @returns {RanTest[]}
 */
export function readVitestReport(report, toShortPath) {
  /** @type {{ name: string, assertionResults: { fullName: string, status: string }[] }[]} */
  const files = report.testResults;
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: toShortPath(name),
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

/**
 * @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { duration: number }[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, file: string, specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * @param {PlaywrightSuite} suite
 * @param {string} titleSoFar
 * @returns {{ title: string, file: string, line: number, statuses: string[] }[]}
 */
function specsOf(suite, titleSoFar) {
  // The outermost suite is the file, whose name is not part of the title.
  const title = suite.title === suite.file ? titleSoFar : `${titleSoFar} ${suite.title}`;
  return [
    ...suite.specs.map((spec) => ({
      title: `${title} ${spec.title}`.trim(),
      file: spec.file,
      line: spec.line,
      statuses: spec.tests.map((test) => test.status),
    })),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, title)),
  ];
}

/** @param {readonly string[]} statuses of one test in the browsers where it was due; `expected` means passed, `flaky` at the second try */
function overallStatus(statuses) {
  const ran = statuses.filter((status) => status !== 'skipped');
  if (ran.length === 0) return 'skipped';
  return ran.every((status) => status === 'expected' || status === 'flaky') ? 'passed' : 'failed';
}

/**
 * Returns the tests of Playwright's JSON report; a test that ran at several widths counts once.
 * @param {any} report
 * @returns {RanTest[]}
 */
export function readPlaywrightReport(report) {
  /** @type {Map<string, { title: string, file: string, statuses: string[] }>} */
  const tests = new Map();
  for (const suite of /** @type {PlaywrightSuite[]} */ (report.suites)) {
    for (const { title, file, line, statuses } of specsOf(suite, '')) {
      const key = `${file}:${line} ${title}`;
      const known = tests.get(key) ?? { title, file: `e2e/${file}`, statuses: [] };
      known.statuses.push(...statuses);
      tests.set(key, known);
    }
  }
  return [...tests.values()].map(({ title, file, statuses }) => ({
    title,
    file,
    status: overallStatus(statuses),
  }));
}
