const reloadedKey = 'octavo.reloaded-at';
/** Minimum time between reloads. If a chunk is still missing after a reload, reloading doesn't help. */
const reloadEveryMs = 60_000;

function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Records a reload. Returns false if one just happened, or if session storage is unavailable. */
function mayReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadEveryMs) return false;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/**
 * Imports a chunk of the app; waits while the browser is offline. Browsers cache a failed import for the life
 * of the document, so a failure reloads the page once online. Form fields preserve typed text.
 * @throws the import's error if the page was reloaded within the last minute
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  await untilOnline();
  try {
    return await load();
  } catch (error) {
    await untilOnline();
    if (!mayReload()) throw error;
    location.reload();
    return new Promise<T>(() => {});
  }
}
