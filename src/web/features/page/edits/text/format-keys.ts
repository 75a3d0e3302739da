import type { Mark } from './pieces.ts';

export type FormatKey = Mark | 'link' | 'clear' | 'tools';

const keys: Readonly<Record<string, FormatKey>> = {
  b: 'isStrong',
  i: 'isEmphasis',
  e: 'isCode',
  k: 'link',
  '\\': 'clear',
};

/** Returns the format command of a key: Ctrl+B and so on, with Cmd on a Mac; Alt+F10 for the toolbar. */
export function formatKeyOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): FormatKey | null {
  if (altKey && key === 'F10') return 'tools';
  if (altKey || shiftKey || !(ctrlKey || metaKey)) return null;
  return keys[key.toLowerCase()] ?? null;
}
