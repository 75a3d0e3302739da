/// <reference lib="dom" />

/**
 * Where an element stands in its block: its place among its siblings, and that of each element around it, from the
 * block down. Emoji do not count, which are marked for printing only.
 */
export function pathInBlock(element: Element, block: Element | null): number[] {
  const path: number[] = [];
  for (let at: Element = element; block && at !== block && at.parentElement; at = at.parentElement) {
    const siblings = [...at.parentElement.children].filter((sibling) => !sibling.matches('.emoji'));
    path.unshift(siblings.indexOf(at));
  }
  return path;
}
