import { statfsSync } from 'node:fs';

/** Docker's default of 64 MB is too small for one large page. */
const enoughSharedMemoryBytes = 256 * 1024 * 1024;

function sharedMemoryBytes(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  try {
    const { blocks, bsize } = statfsSync('/dev/shm');
    return blocks * bsize;
  } catch {
    return 0;
  }
}

/** Returns whether /dev/shm is too small for the pages of a browser, as in many containers. */
export const hasSmallSharedMemory = (): boolean => sharedMemoryBytes() < enoughSharedMemoryBytes;
