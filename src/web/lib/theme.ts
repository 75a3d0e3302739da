import { useSyncExternalStore } from 'react';
import { localStore } from './local-store.ts';

export type Theme = 'light' | 'dark';

/** Key from the specification. */
const storageKey = 'theme';
const listeners = new Set<() => void>();
let preference: Theme = localStore.read(storageKey) === 'dark' ? 'dark' : 'light';
let isForcedLight = false;

function apply(): void {
  const shown: Theme = isForcedLight ? 'light' : preference;
  document.documentElement.dataset.theme = shown;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Forces light mode in the app, because documents are judged on paper. The preference is kept. */
export function forceLight(isForced: boolean): void {
  isForcedLight = isForced;
  apply();
}

export function toggleTheme(): void {
  preference = preference === 'light' ? 'dark' : 'light';
  localStore.write(storageKey, preference);
  apply();
  for (const listener of listeners) listener();
}

/** Returns the theme that the user chose; see `forceLight` for the one that is shown. */
export function useThemePreference(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => preference,
    () => 'light',
  );
}

if (!import.meta.env.SSR) apply();
