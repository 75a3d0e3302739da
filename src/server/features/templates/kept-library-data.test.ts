import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { digestOfFolders, openKeptData } from './kept-library-data.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a store as a new process opens it, and what was built so far. */
function storeOf(digest: string, at = folder) {
  const built: string[] = [];
  const keep = openKeptData(at, () => digest);
  return {
    built,
    read: (name: string) =>
      keep(name, () => {
        built.push(name);
        return { terms: new Map([['kite', [1, 0.5]]]), counts: Uint32Array.of(7, 9) };
      }),
  };
}

it('builds data once, for all processes', () => {
  const data = storeOf('a').read('once');
  const later = storeOf('a');
  expect(later.read('once')).toEqual(data);
  expect(later.built).toEqual([]);
});

it('builds anew what was built from something else', () => {
  storeOf('a').read('changed');
  const changed = storeOf('b');
  expect(changed.read('changed').terms.get('kite')).toEqual([1, 0.5]);
  expect(changed.built).toEqual(['changed']);
});

it('builds anew what is damaged', () => {
  storeOf('a').read('damaged');
  writeFileSync(path.join(folder, 'damaged.bin'), 'cut off');
  const later = storeOf('a');
  expect([...later.read('damaged').counts]).toEqual([7, 9]);
  expect(later.built).toEqual(['damaged']);
  expect(storeOf('a').read('damaged').terms.size).toBe(1);
});

it('builds where nothing can be written', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect([...storeOf('a', path.join(file, 'below')).read('any').counts]).toEqual([7, 9]);
});

it('builds where what it is built from is incomplete', () => {
  const keep = openKeptData(folder, () => digestOfFolders([path.join(folder, 'missing')]));
  expect(keep('incomplete', () => 7)).toBe(7);
  expect(keep('incomplete', () => 8)).toBe(8);
});

it('tells by size and time whether a folder has changed', () => {
  const sources = mkdtempSync(path.join(folder, 'sources-'));
  const file = path.join(sources, 'stems.ts');
  writeFileSync(file, 'one');
  const first = digestOfFolders([sources]);
  expect(digestOfFolders([sources])).toBe(first);
  utimesSync(file, 1, 1);
  const touched = digestOfFolders([sources]);
  expect(touched).not.toBe(first);
  writeFileSync(file, 'other');
  expect(digestOfFolders([sources])).not.toBe(touched);
});
