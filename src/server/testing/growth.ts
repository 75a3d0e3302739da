/** Minimum CPU time that compilation and garbage collection don't distort. */
const measurableMs = 50;
const mostGrowth = 3;

function bestOf(runs: number, work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    // CPU time of this thread only, because the machine may be busy.
    const before = process.threadCpuUsage();
    work();
    best = Math.min(best, process.threadCpuUsage(before).user / 1000);
  }
  return best;
}

/**
 * Doubles hostile input up to `most` and returns the growth in time at the first measurable doubling; 1 if
 * none is measurable. Stops there, so a slow reader fails instead of hanging.
 */
export function growthOf(
  read: (input: string) => unknown,
  input: (size: number) => string,
  most: number,
): number {
  for (let size = Math.max(8, Math.floor(most / 1024)); size <= most; size *= 2) {
    const text = input(size);
    const once = bestOf(2, () => read(text));
    if (once < measurableMs) continue;
    const twice = input(size * 2);
    return bestOf(3, () => read(twice)) / bestOf(3, () => read(text));
  }
  return 1;
}

/** Doubling the input doubles the time if linear, and quadruples it if quadratic. */
export const isLinear = (growth: number): boolean => growth < mostGrowth;
