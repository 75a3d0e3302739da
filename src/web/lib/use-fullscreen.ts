import { useCallback, useEffect, useState } from 'react';

/**
 * Toggles fullscreen, or full window if the browser doesn't support it. Menus and toasts are siblings of the
 * dialog, so the whole page goes fullscreen.
 */
export function useFullscreen() {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);

  useEffect(() => {
    const follow = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const toggle = useCallback(() => {
    setIsFull((before) => {
      if (before) {
        if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      } else if (document.fullscreenEnabled) {
        void document.documentElement.requestFullscreen().catch(() => undefined);
      }
      return !before;
    });
  }, []);

  return { isFull, toggle };
}
