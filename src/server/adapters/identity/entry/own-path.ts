const anyOrigin = 'https://octavo.invalid';

/** The value as a path of this very site; null for whatever a browser could read as another one ('//host', '/\host'). */
export function ownPath(value: string | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
