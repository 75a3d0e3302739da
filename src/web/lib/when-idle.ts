/** Maximum wait (ms) before idle work runs anyway. */
const latestMs = 250;

/** Least time (ms) that must remain to begin another piece of work. */
const leastMs = 8;

/**
 * Resolves when the browser has nothing urgent to do, with whether there is time for another piece of work.
 * Safari has no idle callbacks, so it gets one piece per task.
 */
export function whenIdle(): Promise<() => boolean> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining() >= leastMs), {
        timeout: latestMs,
      });
    else setTimeout(() => resolve(() => false), 1);
  });
}
