/**
 * Waits `ms`, or less when the network or the page comes back first: that is the moment to try again. A page that nobody
 * sees waits until it is seen: phones cut the connections of hidden tabs, and that is no failure.
 */
export function waitForReturn(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      document.removeEventListener('visibilitychange', onVisible);
      signal.removeEventListener('abort', finish);
      resolve();
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') finish();
    };
    const timer = document.visibilityState === 'hidden' ? undefined : setTimeout(finish, ms);
    window.addEventListener('online', finish);
    document.addEventListener('visibilitychange', onVisible);
    signal.addEventListener('abort', finish);
  });
}
