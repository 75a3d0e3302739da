import { readFile } from 'node:fs/promises';

/** Linux counts memory in pages of 4 KiB on every machine that a browser is offered for. */
const pageBytes = 4096;

/**
 * Memory of a family of processes in bytes: what each has for itself, and what the first shares, once.
 * Undefined where there is no /proc. The counts of /proc/PID/statm are open to every user, those by proportional
 * share are not when the process is sandboxed.
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
