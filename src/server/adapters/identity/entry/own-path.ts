const anyOrigin = 'https://octavo.invalid';

/**
 * Returns the value if it is a path on this site; null for anything a browser could read as another host
 * ('//host', '/\host').
 */
export function ownPath(value: string | undefined): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(value, anyOrigin);
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : null;
}
