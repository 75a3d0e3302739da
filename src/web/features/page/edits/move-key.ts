import type { Move } from './pending-steps.ts';

/** Returns whether a key undoes or redoes: Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with Cmd on a Mac. */
export function moveKeyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Move | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' && !shiftKey) return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}
