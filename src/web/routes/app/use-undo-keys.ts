import { useEffect, useRef } from 'react';
import { moveKeyOf } from '../../features/page/edits/move-key.ts';

/** Inputs without text to undo. */
const textless = new Set(['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit']);

/** Dialogs that cover the page. Popovers, such as the page design, change it and leave it visible. */
const covering = '[role="dialog"]:not(.popover), [role="alertdialog"]';

/** Returns whether the target has text that native undo applies to. */
function hasOwnUndo(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !textless.has(target.type) && target.value !== '';
  return target instanceof HTMLTextAreaElement ? target.value !== '' : target.isContentEditable;
}

/**
 * Binds Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y to undo and redo of the page, wherever the focus is. Text fields keep
 * their native undo.
 */
export function useUndoKeys(onUndo: (() => void) | null, onRedo: (() => void) | null): void {
  const latest = useRef({ onUndo, onRedo });
  latest.current = { onUndo, onRedo };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const move = moveKeyOf(event);
      if (!move || event.defaultPrevented || hasOwnUndo(event.target)) return;
      if (document.querySelector(covering)) return;
      event.preventDefault();
      const { onUndo: undo, onRedo: redo } = latest.current;
      (move === 'undo' ? undo : redo)?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
