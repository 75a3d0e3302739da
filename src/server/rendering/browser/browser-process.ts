/** A page of its own for one job. */
export interface BrowserTab {
  /** Resolves with a reason when the process that draws the page died; not every death announces itself. */
  readonly crashed: Promise<string>;
  /** Never rejects. */
  close(): Promise<void>;
}

/** A running browser, small enough that the supervisor can be tested with one made of promises. */
export interface BrowserProcess<Tab extends BrowserTab> {
  /** Resolves with a reason when the browser is gone. */
  readonly exited: Promise<string>;
  openTab(): Promise<Tab>;
  /** Rejects, or never answers, when the browser is not well. */
  ping(): Promise<void>;
  /**
   * Memory of the browser and all its children in bytes, less what its kind takes when idle; undefined where the
   * system does not tell.
   */
  memoryBytes(): Promise<number | undefined>;
  /** Ends it and removes what it left on disk. Never rejects; may be called twice. */
  close(): Promise<void>;
}
