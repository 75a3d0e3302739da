import { useCallback, useEffect, useState } from 'react';

/**
 * The whole screen, where the browser gives it, else the whole window. Menus and toasts stand beside the dialog in the
 * page, so it is the page that goes full screen.
 */
export function useFullscreen() {
  const [isFull, setIsFull] = useState(false);

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
