/** '4:05', or '1:04:05' from an hour on. */
export function elapsedWords(elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const padded = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${padded(minutes)}:${padded(rest)}` : `${minutes}:${padded(rest)}`;
}

/** A stopwatch: how long it ran before, and since when it runs again; null while paused. */
export interface Stopwatch {
  readonly beforeMs: number;
  readonly sinceMs: number | null;
}

export const elapsedOf = ({ beforeMs, sinceMs }: Stopwatch, nowMs: number): number =>
  beforeMs + (sinceMs === null ? 0 : nowMs - sinceMs);

/** Pauses the stopwatch, or lets it run on. */
export const toggled = (watch: Stopwatch, nowMs: number): Stopwatch =>
  watch.sinceMs === null
    ? { ...watch, sinceMs: nowMs }
    : { beforeMs: elapsedOf(watch, nowMs), sinceMs: null };
