/** Fallback timeout: a hidden tab never gets an animation frame. */
const latestMs = 300;

/** Resolves after the next paint. For code that is needed soon, but not for the first paint. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, latestMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
