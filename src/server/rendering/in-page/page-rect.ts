/// <reference lib="dom" />

/**
 * Returns the box of a page (starting at 1) in CSS px of the document, or of the whole document if it has no
 * pages.
 */
export function pageRect(
  _parts: Record<string, never>,
  page: number,
): { x: number; y: number; width: number; height: number } | null {
  const sections = document.querySelectorAll('section.page');
  const target = sections.length === 0 && page === 1 ? document.documentElement : sections[page - 1];
  if (target === undefined) return null;
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + window.scrollX, y: top + window.scrollY, width, height };
}
