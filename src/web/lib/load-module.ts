const reloadedKey = 'octavo.reloaded-at';
/** A part that is still missing after this is missing for another reason. */
const reloadEveryMs = 60_000;

function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Notes a reload; false where there was one just now, or where it could not be known. */
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
 * Loads a part of the app. While the browser is offline it waits. What did not come cannot be asked for again by the
 * same document, because browsers remember it as missing: then the page is loaded again when there is a network. Words
 * that were typed are kept by their field.
 * @throws the error of the import where the page has just been loaded again
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
