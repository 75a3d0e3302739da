/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Where an element stands in its block: its place among its siblings, and that of each element around it, from the
 * block down. Emoji do not count, which are marked for printing only. `known` keeps places for further calls, where
 * nothing moves between them.
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
