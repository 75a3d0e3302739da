import { useSyncExternalStore } from 'react';

/** Below this width the app shows one pane at a time, as specified. */
export const narrowQuery = '(max-width: 767px)';
/** From this width on, a side panel fits beside a page. */
export const roomyQuery = '(min-width: 1101px)';
/** Touch screens: focusing a field opens the on-screen keyboard. */
export const touchQuery = '(pointer: coarse)';
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Returns whether a media query matches, and updates on changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // Screen size is unknown in prerendered pages.
    () => false,
  );
}
