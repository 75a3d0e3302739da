import { useEffect, useRef } from 'react';

/** Returns whether the target has native undo. */
function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return target.value !== '';
  return target.isContentEditable;
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' && ctrlKey && !shiftKey) return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

/**
 * Binds Ctrl+Z and Ctrl+Shift+Z to undo and redo of the page, wherever the focus is. Text fields keep their
 * native undo.
 */
export function useUndoKeys(onUndo: (() => void) | null, onRedo: (() => void) | null): void {
  const latest = useRef({ onUndo, onRedo });
  latest.current = { onUndo, onRedo };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = stepOf(event);
      if (!step || event.defaultPrevented || isTextField(event.target)) return;
      // Ignored while a dialog is open.
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      const { onUndo: undo, onRedo: redo } = latest.current;
      (step === 'undo' ? undo : redo)?.();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
