/** Signed URLs are refreshed this long before they expire, as specified. */
const refreshWithinMs = 300_000;

/**
 * Returns the milliseconds until a link that expires at `expiresAt` (ISO time) must be refreshed; 0 if now.
 */
export function msUntilRefresh(expiresAt: string, nowMs: number): number {
  return Math.max(0, Date.parse(expiresAt) - refreshWithinMs - nowMs);
}
