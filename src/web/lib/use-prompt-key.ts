import { useEffect, useRef } from 'react';
import { localStore } from './local-store.ts';

/** Stores 'off' if the user turned the key off: speech input can trigger single-character shortcuts. */
const storageKey = 'octavo.prompt-key';

export const isPromptKeyOn = (): boolean => localStore.read(storageKey) !== 'off';

export const setPromptKey = (isOn: boolean): void => localStore.write(storageKey, isOn ? null : 'off');

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Calls `onPress` when `/` is pressed outside of text fields, dialogs and menus. Null disables it. */
export function usePromptKey(onPress: (() => void) | null): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!latest.current || event.defaultPrevented || isTyping(event.target) || !isPromptKeyOn()) return;
      if (document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
