import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { secondTries, secondTriesList } from './second-tries.mjs';

const folder = mkdtempSync(join(tmpdir(), 'octavo-tries-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));

test('lists the tests that passed on a retry, with the error of the first attempt', () => {
  const unit = [
    { file: 'src/a.test.ts', secondTries: [{ title: 'lists > opens', error: 'expected 1 to be 2' }] },
    { file: 'src/b.test.ts', secondTries: [] },
  ];
  write('unit-files.json', unit);
  const spec = (title: string, status: string, ...errors: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, projectName: 'desktop', results: errors.map((message) => ({ error: { message } })) }],
  });
  const inner = {
    title: 'inside',
    file: 'a.spec.ts',
    specs: [spec('closes', 'flaky', '\u001b[31mtoo\u001b[39m late\nby far')],
  };
  const specs = [spec('passes', 'expected'), spec('fails', 'unexpected', 'no', 'no')];
  write('browser.json', { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs, suites: [inner] }] });
  expect(secondTriesList(secondTries(folder))).toBe(
    [
      'passed at the second try: lists > opens (src/a.test.ts)',
      '    expected 1 to be 2',
      'passed at the second try: inside closes (desktop) (e2e/a.spec.ts)',
      '    too late',
      '    by far',
    ].join('\n'),
  );
});

test('a partial run includes only the tests of its part', () => {
  rmSync(join(folder, 'unit-files.json'));
  expect(secondTries(folder)).toHaveLength(1);
  rmSync(join(folder, 'browser.json'));
  expect(secondTries(folder)).toEqual([]);
});
