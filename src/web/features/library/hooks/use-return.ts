import { useEffect, useRef } from 'react';

/** Refresh interval while visible, as specified. */
export const refreshEveryMs = 1_800_000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `refresh` on window focus, and every `everyMs` while visible. Refreshes missed while hidden happen on
 * the next focus.
 */
export function useRefreshOnReturn(refresh: () => void, everyMs: number): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const onFocus = () => latest.current();
    const timer = setInterval(() => {
      if (isVisible()) latest.current();
    }, everyMs);
    window.addEventListener('focus', onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, [everyMs]);
}
