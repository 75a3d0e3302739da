export interface JobTiming {
  readonly runAt?: Date;
  /** Replaces a queued job with the same key. */
  readonly key?: string;
  /** Smaller runs first; defaults to 0. */
  readonly priority?: number;
}
