import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './bootstrap/paths.mjs';

const page = readFileSync(inRoot('SECURITY.md'), 'utf8');

test('every test that the security page names exists', () => {
  const named = [...page.matchAll(/`((?:src|scripts|bench|e2e)\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test('every rule and every requirement has a test or a reason', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| by |'));
  for (const row of rows) {
    const cells = row.split(' | ');
    expect(cells.at(-1)?.length, row).toBeGreaterThan(4);
  }
});
