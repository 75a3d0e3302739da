export interface JobTiming {
  readonly runAt?: Date;
  /** A waiting job with the same key is replaced instead of joined by another. */
  readonly key?: string;
  /** Smaller goes first; 0 where it is left out. */
  readonly priority?: number;
}
