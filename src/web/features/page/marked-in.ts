/** Texts for the user to replace: sample text of a template, placeholders for missing facts. */
export type Marked = 'sample' | 'gap';

/**
 * Returns the marked texts of a page that can be filled in place. Pages made from content repeat some in
 * running heads and computed figures, which update automatically.
 */
export function markedIn(root: ParentNode, kind: Marked): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  if (!root.querySelector('[data-field]')) return all;
  const own = all.filter((marked) => marked.closest('[data-field], [data-value]'));
  return own.length > 0 ? own : all;
}
