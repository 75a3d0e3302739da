import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-files-'));
  files = await openFileStore({ kind: 'disk', folder: join(folder, 'files') });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

async function keysIn(name: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of files.list(name)) {
    expect(modifiedAt).toBeInstanceOf(Date);
    keys.push(key);
  }
  return keys.sort();
}

test('stores, replaces, lists and deletes files', async () => {
  expect(await files.get('rendered/a.pdf')).toBeNull();
  expect(await keysIn('rendered')).toEqual([]);
  await files.put('rendered/a.pdf', bytes('one'), 'application/pdf');
  await files.put('rendered/a.pdf', bytes('two'), 'application/pdf');
  await files.put('rendered/deep/b.pdf', bytes('three'), 'application/pdf');
  await files.put('uploads/c.png', bytes('four'), 'image/png');
  expect(new TextDecoder().decode((await files.get('rendered/a.pdf')) ?? undefined)).toBe('two');
  expect(await files.has('rendered/a.pdf')).toBe(true);
  expect(await keysIn('rendered')).toEqual(['rendered/a.pdf', 'rendered/deep/b.pdf']);
  await files.remove('rendered/a.pdf');
  await files.remove('rendered/a.pdf');
  expect(await files.has('rendered/a.pdf')).toBe(false);
});

test('a reader sees the old file or the new one, never a partial one', async () => {
  const large = (letter: string) => bytes(letter.repeat(2_000_000));
  await files.put('a.bin', large('a'), 'application/octet-stream');
  let isWriting = true;
  const writing = (async () => {
    for (const letter of ['b', 'c', 'd', 'e', 'f']) await files.put('a.bin', large(letter), 'text/plain');
    isWriting = false;
  })();
  while (isWriting) {
    const seen = await files.get('a.bin');
    expect(seen).toHaveLength(2_000_000);
    expect(seen?.at(0)).toBe(seen?.at(-1));
  }
  await writing;
  expect(readdirSync(join(folder, 'files', '.incoming'))).toEqual([]);
});

test.each([
  '../outside.txt',
  'rendered/../../outside.txt',
  '/etc/passwd',
  'a//b',
  'a/',
  '',
  '.incoming/x',
  'a/.hidden',
  'a\\..\\b',
  'a\0b',
  'a/%2e%2e/b',
  `long/${'x'.repeat(600)}`,
])('rejects the key %j in every call', async (key) => {
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  const refused = expect.objectContaining({ code: 'invalid_input' });
  await expect(files.put(key, bytes('x'), 'text/plain')).rejects.toEqual(refused);
  await expect(files.get(key)).rejects.toEqual(refused);
  await expect(files.has(key)).rejects.toEqual(refused);
  await expect(files.remove(key)).rejects.toEqual(refused);
  expect(() => files.list(key)).toThrow(refused);
  expect(readFileSync(join(folder, 'outside.txt'), 'utf8')).toBe('outside');
});

test('a store that does not respond throws a specific error', async () => {
  writeFileSync(join(folder, 'files', 'blocked'), 'a file where a folder is wanted');
  await expect(files.put('blocked/a.pdf', bytes('x'), 'application/pdf')).rejects.toMatchObject({
    code: 'storage_failed',
  });
});

test('S3 without its packages is rejected with the command that installs them', async () => {
  const location = { kind: 's3', bucket: 'pages', endpoint: null, region: null } as const;
  await expect(openFileStore(location)).rejects.toThrow(
    /Run npm install @aws-sdk\/client-s3 @aws-sdk\/s3-request-presigner, or set STORAGE_URL to file:FOLDER/,
  );
});

/** Mounts a 64 kB disk. Requires root. */
function mountSmallDisk(at: string): boolean {
  mkdirSync(at);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

test('a full disk is reported as such, keeps existing files, and leaves no partial file', async () => {
  const small = join(folder, 'small');
  if (!mountSmallDisk(small)) return;
  try {
    const store = await openFileStore({ kind: 'disk', folder: small });
    await store.put('kept.pdf', new Uint8Array(20_000), 'application/pdf');
    await expect(store.put('large.pdf', new Uint8Array(100_000), 'application/pdf')).rejects.toMatchObject({
      code: 'disk_full',
      detail: expect.stringContaining('disk is full'),
    });
    expect(await store.has('large.pdf')).toBe(false);
    expect((await store.get('kept.pdf'))?.length).toBe(20_000);
    // The failed file takes up no space.
    await store.put('small.pdf', new Uint8Array(20_000), 'application/pdf');
  } finally {
    execFileSync('/bin/umount', [small]);
  }
});
