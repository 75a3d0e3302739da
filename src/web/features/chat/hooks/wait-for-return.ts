/**
 * Waits `ms`, or until the network or the page is back, which is the moment to retry. In a hidden tab, waits
 * until it is visible: phones cut connections of hidden tabs, which isn't a failure.
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
