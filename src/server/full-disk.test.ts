import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { toAppError } from './http/respond-error.ts';
import { pngDataUrl } from './testing/make-png.ts';
import { uploadAs } from './testing/send-multipart.ts';
import { createTestApp } from './testing/test-app.ts';
import { forCallers } from './told.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-full-'));

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** Mounts a 1 MB disk. Requires root. */
function mountSmallDisk(at: string): boolean {
  mkdirSync(at);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', at], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

it('a full disk returns 507, fails /readyz, and recovers when there is space', async ({ skip }) => {
  const disk = path.join(folder, 'disk');
  if (!mountSmallDisk(disk)) skip('only root may mount a disk');
  const test = await createTestApp({ STORAGE_URL: `file:${disk}` });
  try {
    const dataUrl = pngDataUrl(16, 16, () => [10, 120, 90]);
    const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    writeFileSync(path.join(disk, 'filler'), new Uint8Array(1024 * 1024 - 8192));
    try {
      writeFileSync(path.join(disk, 'rest'), new Uint8Array(64 * 1024));
    } catch {
      // The disk is full, as intended.
    }
    const refused = await uploadAs(test, 'ada', { name: 'A picture', bytes });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([507, 'disk_full']);
    const ready = await test.app.inject('/readyz');
    expect([ready.statusCode, ready.json<{ detail: string }>().detail]).toEqual([
      503,
      'Not ready: the disk is full.',
    ]);
    rmSync(path.join(disk, 'filler'));
    rmSync(path.join(disk, 'rest'));
    expect((await uploadAs(test, 'ada', { name: 'A picture', bytes })).statusCode).toBe(200);
  } finally {
    await test.close();
    execFileSync('/bin/umount', ['-l', disk]);
  }
});

it('a full disk is detected at every layer', () => {
  const ofSystem = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const ofDatabase = new pg.DatabaseError('could not extend file', 0, 'error');
  ofDatabase.code = '53100';
  for (const cause of [
    ofSystem,
    ofDatabase,
    new AppError('internal', forCallers('wrapped'), { cause: ofSystem }),
  ])
    expect(toAppError(cause)).toMatchObject({ code: 'disk_full' });
});
