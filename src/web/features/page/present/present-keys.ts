export type PresentAction = 'next' | 'previous' | 'first' | 'last' | 'blank' | 'fullscreen' | 'view';

const actions: Readonly<Record<string, PresentAction>> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  PageDown: 'next',
  ' ': 'next',
  Enter: 'next',
  n: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  PageUp: 'previous',
  Backspace: 'previous',
  p: 'previous',
  Home: 'first',
  End: 'last',
  b: 'blank',
  '.': 'blank',
  f: 'fullscreen',
  s: 'view',
};

/** Keys that a focused control uses itself. */
const keysOfControls: ReadonlySet<string> = new Set([' ', 'Enter']);
/** Keys that scroll focused notes. */
const keysOfScrollers: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Returns the action of a key while presenting; null if the browser or the focused control uses it.
 * @param focus what has the focus
 */
export function actionOfKey(
  { key, ctrlKey, metaKey, altKey }: PressedKey,
  focus: 'slide' | 'control' | 'notes',
): PresentAction | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (focus === 'control' && keysOfControls.has(key)) return null;
  if (focus === 'notes' && keysOfScrollers.has(key)) return null;
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Returns the slide that an action leads to. */
export function slideAfter(action: PresentAction, index: number, count: number): number {
  const last = Math.max(0, count - 1);
  switch (action) {
    case 'next':
      return Math.min(last, index + 1);
    case 'previous':
      return Math.max(0, index - 1);
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return index;
  }
}
