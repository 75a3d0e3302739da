/** A hidden tab paints nothing; nobody waits there either. */
const latestMs = 300;

/** Resolves when what was drawn now is on the screen: for code that is needed soon, but not for the first picture. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, latestMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
