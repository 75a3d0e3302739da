import { TextCache } from './text-cache.ts';

/**
 * Returns a cached version of a pure function of two texts: an LRU cache limited to `mostCharacters` of keys
 * and results in total.
 */
export function memoizeText(
  compute: (first: string, second: string) => string,
  mostCharacters: number,
): (first: string, second: string) => string {
  const results = new TextCache<string>(mostCharacters);
  return (first, second) =>
    results.getOr(
      `${first.length} ${first}${second}`,
      () => compute(first, second),
      ({ length }) => length,
    );
}
