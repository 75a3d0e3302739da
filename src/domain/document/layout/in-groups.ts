/** Splits items into groups of about equal size, none larger than `most`. */
export function inGroups<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => items.slice(at * each, (at + 1) * each));
}
