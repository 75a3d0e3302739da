/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Returns the path of an element in its block: its index among its siblings and that of each ancestor,
 * starting below the block. Skips emoji elements, which exist only for printing. `known` caches indices
 * between calls while the DOM doesn't change.
 */
export function pathInBlock(
  element: Element,
  block: Element | null,
  known = new Map<Element, number>(),
): number[] {
  const path: number[] = [];
  for (let at: Element = element; block && at !== block && at.parentElement; at = at.parentElement) {
    if (!known.has(at)) {
      let place = 0;
      for (const sibling of at.parentElement.children) {
        known.set(sibling, place);
        if (!sibling.matches('.emoji')) place += 1;
      }
    }
    path.unshift(known.get(at) ?? 0);
  }
  return path;
}
