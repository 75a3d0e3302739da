import { spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'octavo-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => path.join(folder, name);

test('a file replaces the old one; a symbolic link keeps pointing to it', async () => {
  writeFileSync(at('old.pdf'), 'old');
  symlinkSync('old.pdf', at('link.pdf'));
  await writeWhole(at('link.pdf'), Buffer.from('new'));
  expect(readFileSync(at('old.pdf'), 'utf8')).toBe('new');
  expect(readlinkSync(at('link.pdf'))).toBe('old.pdf');
  expect(readdirSync(folder).sort()).toEqual(['link.pdf', 'old.pdf']);
});

test('without enough space, the old file is kept and no partial one is left', () => {
  writeFileSync(at('page.pdf'), 'old');
  const code = `
    import { writeWhole } from ${JSON.stringify(path.join(import.meta.dirname, 'write-whole.ts'))};
    await writeWhole(process.argv[1], Buffer.alloc(1_000_000)).catch((error) => console.log(error.detail));`;
  // Limits the file size to a few kilobytes, so the write fails halfway.
  const limited = ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', code];
  const { stdout } = spawnSync('sh', [...limited, at('page.pdf')], { encoding: 'utf8' });
  expect(stdout).toBe(`'${at('page.pdf')}' could not be written: the file would be larger than it may be.\n`);
  expect(readFileSync(at('page.pdf'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['page.pdf']);
});

test.each([
  ['/dev/full', 'the disk is full'],
  ['nowhere/page.pdf', 'there is no such folder'],
  ['.', 'it is a folder'],
  [`${'x'.repeat(300)}.pdf`, 'the name is too long'],
])('reports %s in words', async (name, reason) => {
  const file = path.resolve(folder, name);
  await expect(writeWhole(file, Buffer.from('x'))).rejects.toThrow(
    `'${file}' could not be written: ${reason}.`,
  );
  expect(readdirSync(folder)).toEqual([]);
});
