import { useSyncExternalStore } from 'react';

/** Below this width the app shows one pane at a time, as the specification sets it. */
export const narrowQuery = '(max-width: 767px)';
/** From here on there is room beside a page. */
export const roomyQuery = '(min-width: 1101px)';
export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether a media query holds, kept up to date. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // Drawn ahead of time nobody's screen is known.
    () => false,
  );
}
