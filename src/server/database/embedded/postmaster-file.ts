import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Contents of the file that a running server writes to its cluster. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

/** Reads postmaster.pid; null if missing or incomplete. */
export function readPostmasterFile(cluster: string): PostmasterFile | null {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  // Lines: pid, cluster, start time, port, socket folder, address, shared memory, state.
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), isReady: (lines[7] ?? '').trim() === 'ready' };
}
