import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFile } from './prepare-file.ts';
import type { PreparedFile } from './prepared-file.ts';
import { sniffedBytes } from './sniff-file.ts';

/** Checks and prepares bytes as if they were uploaded. @throws AppError as prepareFile */
export async function prepareBytes(bytes: Uint8Array): Promise<PreparedFile> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-bytes-'));
  try {
    const path = join(folder, 'file');
    await writeFile(path, bytes, { mode: 0o600 });
    return await prepareFile({ path, sizeBytes: bytes.length, head: bytes.subarray(0, sniffedBytes) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
