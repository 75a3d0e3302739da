import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { slowestFiles, slowestTable } from './slowest-files.mjs';

const folder = mkdtempSync(join(tmpdir(), 'octavo-slowest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('ranks unit and browser files together and keeps the ten slowest', () => {
  const unit = Array.from({ length: 12 }, (_, at) => ({ file: `src/${at}.test.ts`, seconds: at, tests: 2 }));
  writeFileSync(join(folder, 'unit-files.json'), JSON.stringify(unit));
  const inner = { title: 'inside', file: 'a.spec.ts', specs: [run(400)] };
  // A retried test counts both runs; a second width adds a second suite to its file.
  const suites = [
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [run(5000, 2000)], suites: [inner] },
    { title: 'a.spec.ts', file: 'a.spec.ts', specs: [run(3100)] },
  ];
  writeFileSync(join(folder, 'browser.json'), JSON.stringify({ suites }));
  const slowest = slowestFiles(folder);
  expect(slowest.map(({ file }) => file)).toEqual([
    'src/11.test.ts',
    'e2e/a.spec.ts',
    ...[10, 9, 8, 7, 6, 5, 4, 3].map((at) => `src/${at}.test.ts`),
  ]);
  expect(slowest[1]).toEqual({ file: 'e2e/a.spec.ts', seconds: 10.5, tests: 4 });
  expect(slowestTable(slowest.slice(0, 3))).toBe(
    [
      '11.0 s  src/11.test.ts  2 tests',
      '10.5 s  e2e/a.spec.ts   4 tests',
      '10.0 s  src/10.test.ts  2 tests',
    ].join('\n'),
  );
});

test('a partial run includes only the files of its part', () => {
  rmSync(join(folder, 'browser.json'));
  expect(slowestFiles(folder)[0]?.file).toBe('src/11.test.ts');
  rmSync(join(folder, 'unit-files.json'));
  expect(slowestFiles(folder)).toEqual([]);
});
