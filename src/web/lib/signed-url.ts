/** A signed link this close to its end is asked for anew, as the specification sets it. */
const refreshWithinMs = 300_000;

/** Milliseconds until a link that ends at `expiresAt` (ISO time) is to be asked for anew; 0 when that is now. */
export function msUntilRefresh(expiresAt: string, nowMs: number): number {
  return Math.max(0, Date.parse(expiresAt) - refreshWithinMs - nowMs);
}
