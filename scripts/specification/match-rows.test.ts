import { describe, expect, test } from 'vitest';
import { idsIn, matchRows } from './match-rows.mjs';
import { specificationTable } from './print-table.mjs';
import { readRows } from './read-rows.mjs';
import { readPlaywrightReport, readVitestReport } from './read-tests.mjs';

const rows = readRows('# id\tfact\n# 1. landing\nL90\tA hero\nL91\tA footer\n# 2. routes\nR90\tA route\n');
type Status = 'passed' | 'failed' | 'skipped';
const ran = (title: string, status: Status) => ({ title, file: 'a.test.ts', status });

describe('rows', () => {
  test('have the section above them', () => {
    expect(rows).toEqual([
      { id: 'L90', fact: 'A hero', section: '1. landing' },
      { id: 'L91', fact: 'A footer', section: '1. landing' },
      { id: 'R90', fact: 'A route', section: '2. routes' },
    ]);
  });

  test('a duplicate id and a line without a fact are rejected', () => {
    expect(() => readRows('L90\ta\nL90\tb')).toThrow('L90');
    expect(() => readRows('L90\n')).toThrow('Line 1');
  });
});

describe('ids in titles', () => {
  test.each([
    ['shows the hero [L90]', ['L90']],
    ['[L90, L91] shows both', ['L90', 'L91']],
    ['shows [L90] and [R90] and [L90]', ['L90', 'R90']],
    ['an [A4] page with [3] items and [X]', []],
  ])('case %#', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});

describe('a row is proven', () => {
  const proven = (...tests: ReturnType<typeof ran>[]) =>
    matchRows(rows, tests)
      .rows.filter((row) => row.proven)
      .map((row) => row.id);

  test('by one passing test, for every row that it names', () => {
    expect(proven(ran('both [L90, R90]', 'passed'))).toEqual(['L90', 'R90']);
  });

  test('not by a failed or skipped one, nor if another one that names it failed', () => {
    expect(proven(ran('a [L90]', 'failed'), ran('b [L91]', 'skipped'))).toEqual([]);
    expect(proven(ran('a [L90]', 'passed'), ran('b [L90]', 'failed'))).toEqual([]);
  });

  test('and an unknown id is reported with its test', () => {
    const { unknown } = matchRows(rows, [ran('a [L99]', 'passed')]);
    expect(unknown).toEqual([{ id: 'L99', test: ran('a [L99]', 'passed') }]);
  });

  test('and the table counts by section and names failed tests', () => {
    const matched = matchRows(rows, [ran('a [L90]', 'passed'), ran('b [L91]', 'failed')]).rows;
    const table = specificationTable(matched);
    expect(table).toContain('1. landing (1 of 2 proven)');
    expect(table).toContain('failed: b [L91] (a.test.ts)');
    expect(table.split('\n').at(-1)).toBe('1 proven, 2 open, 3 rows');
  });
});

describe('reports', () => {
  test("vitest's statuses", () => {
    const report = {
      testResults: [
        {
          name: '/here/a.test.ts',
          assertionResults: [
            { fullName: 'group a', status: 'passed' },
            { fullName: 'group b', status: 'failed' },
            { fullName: 'group c', status: 'pending' },
          ],
        },
      ],
    };
    expect(readVitestReport(report, (path) => path.replace('/here/', ''))).toEqual([
      ran('group a', 'passed'),
      ran('group b', 'failed'),
      ran('group c', 'skipped'),
    ]);
  });

  test("Playwright's projects are merged: one failure fails, one skip does not", () => {
    const spec = (title: string, line: number, ...statuses: string[]) =>
      statuses.map((status) => ({ title, file: 'a.spec.ts', line, tests: [{ status }] }));
    const report = {
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          specs: spec('alone', 1, 'expected'),
          suites: [
            {
              title: 'group',
              file: 'a.spec.ts',
              specs: [
                ...spec('both', 2, 'expected', 'skipped'),
                ...spec('one fails', 3, 'expected', 'unexpected'),
                ...spec('nowhere', 4, 'skipped'),
                ...spec('second try', 5, 'flaky'),
              ],
            },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(report).map(({ title, status }) => [title, status])).toEqual([
      ['alone', 'passed'],
      ['group both', 'passed'],
      ['group one fails', 'failed'],
      ['group nowhere', 'skipped'],
      ['group second try', 'passed'],
    ]);
  });
});
