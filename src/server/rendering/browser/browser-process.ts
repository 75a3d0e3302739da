/** A page used by a single job. */
export interface BrowserTab {
  /** Resolves with a reason when the page's renderer process dies. Not every crash triggers it. */
  readonly crashed: Promise<string>;
  /** Never rejects. */
  close(): Promise<void>;
}

/** A running browser. Minimal, so that tests of the supervisor can use a fake. */
export interface BrowserProcess<Tab extends BrowserTab> {
  /** Resolves with a reason when the browser has exited. */
  readonly exited: Promise<string>;
  openTab(): Promise<Tab>;
  /** Rejects, or never resolves, if the browser is unhealthy. */
  ping(): Promise<void>;
  /**
   * Returns the memory of the browser and its child processes in bytes, minus the idle memory of its kind.
   * Undefined if the system doesn't report it.
   */
  memoryBytes(): Promise<number | undefined>;
  /** Ends the browser and removes its files. Never rejects; may be called twice. */
  close(): Promise<void>;
}
