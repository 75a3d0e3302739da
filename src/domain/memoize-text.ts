/** Longer keys are not cached. */
const longestKey = 65_536;

/**
 * Returns a cached version of a pure function of two texts: an LRU cache limited to `mostCharacters` of keys
 * and results in total.
 */
export function memoizeText(
  compute: (first: string, second: string) => string,
  mostCharacters: number,
): (first: string, second: string) => string {
  const results = new Map<string, string>();
  let characters = 0;
  const drop = (key: string): void => {
    const result = results.get(key);
    if (result === undefined) return;
    results.delete(key);
    characters -= key.length + result.length;
  };
  return (first, second) => {
    const key = `${first.length} ${first}${second}`;
    if (key.length > longestKey) return compute(first, second);
    const result = results.get(key) ?? compute(first, second);
    drop(key);
    results.set(key, result);
    characters += key.length + result.length;
    for (const oldest of results.keys()) {
      if (characters <= mostCharacters) break;
      drop(oldest);
    }
    return result;
  };
}
