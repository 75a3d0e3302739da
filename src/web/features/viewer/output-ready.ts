/**
 * Resolves with the version to make a file of, undefined for the current one, or with null if the file isn't wanted
 * after all. It never rejects.
 */
export type OutputReady = Promise<{ readonly version: number | undefined } | null>;

/** Calls `go` in the user's click, so that it may open a window; nothing happens if `ready` resolves with null. */
export type OutputGuard = (go: (ready: OutputReady) => void) => void;

export const readyNow = (version?: number): OutputReady => Promise.resolve({ version });

/** Returns a callback for a guard that waits until the file may be made. */
export const onceReady =
  (go: (version: number | undefined) => void) =>
  (ready: OutputReady): void =>
    void ready.then((found) => {
      if (found) go(found.version);
    });
