import type { Popup } from './google-popup.ts';

/** Opens an empty popup centered over this window; returns null if blocked. */
export function openPopup({ width, height }: { width: number; height: number }): Popup | null {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open(
    'about:blank',
    '_blank',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (!popup) return null;
  return {
    get closed() {
      return popup.closed;
    },
    close: () => popup.close(),
    moveTo: (address) => {
      popup.location.href = address;
    },
  };
}
