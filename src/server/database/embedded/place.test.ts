import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clusterFailure } from './cluster-failure.ts';
import { settlePlace } from './place.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-place-'));
  chmodSync(folder, 0o711);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a folder of programs as installed with a strict umask. */
function installClosed(): string {
  const native = join(folder, 'native');
  mkdirSync(join(native, 'bin'), { recursive: true, mode: 0o700 });
  mkdirSync(join(native, 'share'), { recursive: true, mode: 0o700 });
  for (const program of ['initdb', 'postgres'])
    writeFileSync(join(native, 'bin', program), '', { mode: 0o700 });
  writeFileSync(join(native, 'share', 'postgres.bki'), 'data', { mode: 0o600 });
  return native;
}

function settle(notes: string[]) {
  return settlePlace({
    folder: join(folder, 'data', 'postgres'),
    binaries: { folder: installClosed(), version: '18-test' },
    refuge: join(folder, 'refuge'),
    note: (line) => notes.push(line),
  });
}

test.runIf(isRoot)("copies programs once if its account can't run them", () => {
  mkdirSync(join(folder, 'data'), { mode: 0o711 });
  const notes: string[] = [];
  const place = settle(notes);
  expect(place.binaries).toBe(join(folder, 'refuge', 'postgresql-18-test'));
  expect(place.folder).toBe(join(folder, 'data', 'postgres'));
  expect(statSync(place.folder).uid).toBe(place.account?.uid);
  const mode = (path: string) => statSync(join(place.binaries, path)).mode & 0o777;
  expect([mode('bin'), mode('bin/postgres'), mode('share/postgres.bki')]).toEqual([0o755, 0o755, 0o644]);
  expect(notes).toHaveLength(1);
  expect(settle(notes)).toEqual(place);
  expect(notes).toHaveLength(1);
});

test.runIf(isRoot)('keeps running a database of another user as that user', () => {
  mkdirSync(join(folder, 'data', 'postgres'), { recursive: true });
  chmodSync(join(folder, 'data'), 0o711);
  chownSync(join(folder, 'data', 'postgres'), 1234, 1234);
  expect(settle([]).account).toEqual({ uid: 1234, gid: 1234 });
});

test.runIf(isRoot)('a restored database moves to a folder its account can read and owns', () => {
  const cluster = join(folder, 'data', 'postgres', 'data');
  mkdirSync(join(cluster, 'base'), { recursive: true, mode: 0o755 });
  chmodSync(join(folder, 'data'), 0o700);
  writeFileSync(join(cluster, 'PG_VERSION'), '18');
  writeFileSync(join(cluster, 'base', '1'), 'rows');
  const { folder: place, account } = settle([]);
  expect(place.startsWith(join(folder, 'refuge'))).toBe(true);
  const moved = ['data', 'data/PG_VERSION', 'data/base/1'].map((path) => statSync(join(place, path)));
  expect(moved.map(({ uid }) => uid)).toEqual([account?.uid, account?.uid, account?.uid]);
  expect((moved[0]?.mode ?? 0) & 0o777).toBe(0o700);
  expect(existsSync(join(folder, 'data', 'postgres'))).toBe(false);
});

test.skipIf(isRoot)('without root, uses the original folder and the current user', () => {
  mkdirSync(join(folder, 'data'));
  const place = settle([]);
  expect(place.account).toBeNull();
  expect(place.folder).toBe(join(folder, 'data', 'postgres'));
});

test('reports a full disk as such, anything else by its most telling line', () => {
  const full = clusterFailure(
    'initdb: error: could not write file "x": No space left on device\n',
    '',
    '/data',
  );
  expect(full.message).toContain('The disk that holds /data is full.');
  const other = clusterFailure(
    '2026 LOG:  starting\n2026 FATAL:  data directory has wrong owner\n',
    '',
    '/data',
  );
  expect(other.message).toContain('in /data did not start: data directory has wrong owner. Correct that');
});
