import { readFile } from 'node:fs/promises';

/** Page size in bytes: 4 KiB on every Linux machine that Chromium supports. */
const pageBytes = 4096;

/**
 * Returns the memory of a group of processes in bytes: the private memory of each, plus the largest shared
 * memory once. Undefined without /proc. Reads /proc/PID/statm, because the proportional share is not readable
 * for sandboxed processes.
 */
export async function familyMemoryBytes(pids: readonly number[]): Promise<number | undefined> {
  const counts = await Promise.all(pids.map(readCounts));
  const known = counts.filter((count) => count !== undefined);
  if (known.length === 0) return undefined;
  const own = known.reduce((sum, { resident, shared }) => sum + (resident - shared), 0);
  const sharedOnce = Math.max(...known.map(({ shared }) => shared));
  return (own + sharedOnce) * pageBytes;
}

async function readCounts(pid: number): Promise<{ resident: number; shared: number } | undefined> {
  try {
    const [, resident, shared] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number);
    return resident === undefined || shared === undefined ? undefined : { resident, shared };
  } catch {
    return undefined;
  }
}
