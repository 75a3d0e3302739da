const british: readonly [RegExp, string][] = [
  [/colour/g, 'color'],
  [/centre/g, 'center'],
  [/programme/g, 'program'],
  [/organis/g, 'organiz'],
  [/labell/g, 'label'],
  [/(summar|categor|item|emphas)is(?=e|ed|es|ing|ation)/g, '$1iz'],
  [/grey/g, 'gray'],
  [/catalogue/g, 'catalog'],
];

/**
 * Normalizes names, ignoring case, separators and British spelling: 'bulletPoints' equals 'Bullet-points'.
 */
export function nameKey(name: string): string {
  const plain = name
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:×]+/gu, '');
  return british.reduce((key, [from, to]) => key.replace(from, to), plain);
}

/** Creates a lookup of names by `nameKey`. */
export function nameTable<Value>(
  entries: Iterable<readonly [string, Value]>,
): (name: string) => Value | undefined {
  const table = new Map<string, Value>();
  for (const [name, value] of entries) {
    const key = nameKey(name);
    if (!table.has(key)) table.set(key, value);
  }
  return (name) => {
    const key = nameKey(name);
    return table.get(key) ?? table.get(key.endsWith('s') ? key.slice(0, -1) : `${key}s`);
  };
}

/** Reads a table of comma-separated synonyms, one list per value. */
export function wordLists<Value extends string>(
  lists: Readonly<Partial<Record<Value, string>>>,
): readonly (readonly [string, Value])[] {
  return Object.entries(lists).flatMap(([value, words]) =>
    String(words)
      .split(',')
      .map((word): readonly [string, Value] => [word.trim(), value as Value]),
  );
}

/** Returns the first key of an object that matches one of the names, most likely name first. */
export const keyOf = (
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string | undefined =>
  names
    .map((name) => Object.keys(value).find((key) => nameKey(key) === nameKey(name)))
    .find((key) => key !== undefined);
