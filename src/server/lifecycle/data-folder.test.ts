import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { localInstanceSecret } from './instance-secret.ts';
import { birthOf } from './process-identity.ts';
import { diskProblem } from './start-error.ts';

let folder: string;
const lockFile = () => join(folder, 'data', 'run', 'octavo.lock');
const open = () => openDataFolder(join(folder, 'data'), 'http://localhost:3000');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new folder and its subfolders are private', () => {
  open().lock.release();
  const mode = (path: string) => statSync(join(folder, 'data', path)).mode & 0o777;
  expect(mode('.') & 0o066).toBe(0);
  expect([mode('secrets'), mode('run')]).toEqual([0o700, 0o700]);
});

test('a second start says in one line which process uses the folder', () => {
  const { lock } = open();
  expect(open).toThrow(
    expect.objectContaining({
      message: `Octavo is already running on this data folder (process ${process.pid}, http://localhost:3000). Stop it, or set OCTAVO_DATA_DIR to another folder.`,
    }),
  );
  lock.release();
  open().lock.release();
});

test('takes over the lock of a killed process', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  const { lock } = open();
  lock.release();
  writeFileSync(
    lockFile(),
    JSON.stringify({ pid: other.pid, birth: birthOf(other.pid ?? 0), url: 'http://localhost:3000' }),
  );
  expect(open).toThrow(`process ${other.pid}`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  open().lock.release();
  expect(readdirSync(join(folder, 'data', 'run'))).toEqual([]);
});

test('takes over the lock of an earlier process with the same id', () => {
  open().lock.release();
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, birth: 'another boot/1', url: '' }));
  open().lock.release();
});

test('treats an incomplete lock as stale', () => {
  open().lock.release();
  writeFileSync(lockFile(), '{"pid":');
  open().lock.release();
});

test('gives the folder to exactly one of many concurrent starts', async () => {
  open().lock.release();
  const code = `
    const { openDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))});
    try { openDataFolder(${JSON.stringify(join(folder, 'data'))}, 'x'); console.log('got it'); }
    catch (error) { console.log(error.message); }
    process.stdin.resume();`;
  writeFileSync(lockFile(), JSON.stringify({ pid: 1, birth: 'long gone', url: '' }));
  const starts = Array.from({ length: 5 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const words = await Promise.all(starts.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
  for (const start of starts) start.stdin.end();
  expect(words.filter((line) => line === 'got it\n')).toHaveLength(1);
  expect(words.filter((line) => line.includes('already running'))).toHaveLength(4);
});

test('names a file that blocks the folder', () => {
  writeFileSync(join(folder, 'data'), 'not a folder');
  expect(open).toThrow(/data is a file, but a folder is needed there/);
});

test.skipIf(process.getuid?.() === 0)('names a read-only folder', () => {
  chmodSync(folder, 0o500);
  expect(open).toThrow(/Octavo can't write to .*data/);
});

test.each([
  ['ENOSPC', 'The disk that holds /data is full. Free some space'],
  ['53100', 'The disk that holds /data is full. Free some space'],
  ['EROFS', '/data is on a read-only disk.'],
  ['EACCES', "Octavo can't write to /data."],
])('reports a disk error (%s) in one line with a fix', (code, line) => {
  const problem = diskProblem(Object.assign(new Error('write failed'), { code }), '/data');
  expect(problem?.message).toContain(line);
  expect(problem?.message).toMatch(/set OCTAVO_DATA_DIR to/i);
});

test('rethrows other errors', () => {
  expect(diskProblem(new Error('no route to host'), '/data')).toBeNull();
});

test("creates an installation's secret once, readable only by its owner", () => {
  const { secrets, lock } = open();
  const secret = localInstanceSecret(secrets);
  expect(secret).toHaveLength(32);
  expect(localInstanceSecret(secrets)).toEqual(secret);
  expect(statSync(join(secrets, 'instance-secret')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(secrets, 'instance-secret'))).toEqual(Buffer.from(secret));
  lock.release();
});
