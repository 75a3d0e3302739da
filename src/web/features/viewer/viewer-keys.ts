export type ViewerAction =
  | 'search'
  | 'close-search'
  | 'larger'
  | 'smaller'
  | 'whole-page'
  | 'fullscreen'
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page';

interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const actions: Readonly<Record<string, ViewerAction>> = {
  '/': 'search',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'whole-page',
  f: 'fullscreen',
  ArrowRight: 'next-page',
  ArrowLeft: 'previous-page',
  Home: 'first-page',
  End: 'last-page',
};

/**
 * Returns the action of a key in the viewer; null for keys that belong to a field or the browser, or have no
 * action.
 */
export function actionOfKey(pressed: PressedKey, isTyping: boolean): ViewerAction | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') return 'search';
  if (key === 'Escape' && isTyping) return 'close-search';
  if (isTyping || ctrlKey || metaKey || altKey) return null;
  return actions[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
