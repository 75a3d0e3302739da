/** Texts that wait for the user's words: sample text of a template, placeholders for missing facts. */
export type Marked = 'sample' | 'gap';

/**
 * The marked texts of a page that can be filled in where they stand. Pages laid out from content repeat some in running
 * heads and computed figures; those follow.
 */
export function markedIn(root: ParentNode, kind: Marked): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-${kind}]`)];
  if (!root.querySelector('[data-field]')) return all;
  const own = all.filter((marked) => marked.closest('[data-field], [data-value]'));
  return own.length > 0 ? own : all;
}
