import { useEffect, useRef } from 'react';

const isVisible = () => document.visibilityState === 'visible';

/**
 * Calls `refresh` when the window gets the focus, and every `everyMs` while it is visible; missed while hidden, it is
 * made up for on the return, which brings the focus.
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
