import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cleanEnvironment } from './clean-environment.mjs';
import { countResults } from './count-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'octavo-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitestReport = (passed: number, failed: number, files: object[] = []) =>
  report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: files,
  });

test('counts a step without a report as one test', () => {
  expect(countResults(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countResults(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('vitest: a file that fails to load counts as a failed test', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  expect(countResults(1, vitestReport(7, 1, [broken, failing]))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
  });
});

test('Playwright: errors outside of tests count as failed, tests that passed on a retry as passed', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countResults(1, report({ stats, errors: [{}] }))).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('no failure is lost: neither a crash after the tests nor a missing report', () => {
  expect(countResults(1, vitestReport(7, 0)).failed).toBe(1);
  expect(countResults(0, join(folder, 'none.json'))).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('tests never see the settings of an Octavo on the same machine', () => {
  const environment = {
    PATH: '/bin',
    OPENAI_API_KEY: 'k',
    DATABASE_URL: 'd',
    PORT: '1',
    OCTAVO_DATA_DIR: 'x',
    OCTAVO_BROWSER: '/chrome',
    OCTAVO_TEST_FULL: '1',
  };
  expect(cleanEnvironment(environment)).toEqual({
    LANG: 'C.UTF-8',
    PATH: '/bin',
    OCTAVO_BROWSER: '/chrome',
    OCTAVO_TEST_FULL: '1',
  });
  expect(cleanEnvironment({ LANG: 'de_DE.UTF-8' })).toEqual({ LANG: 'de_DE.UTF-8' });
});
