import type { PageText } from './hooks/use-page-texts.ts';
import type { PageMatch } from './hooks/use-search.ts';

const allName = 'pdf-match';
const currentName = 'pdf-match-current';

/** Elements of a page's text layer, in text order. */
export type TextPieces = readonly HTMLElement[];

/** Returns the range of a match in the rendered text layer; null if the layer has changed. */
function rangeOf(match: PageMatch, text: PageText, pieces: TextPieces): Range | null {
  const place = (position: number) => {
    const at = text.starts.findLastIndex((start) => start <= position);
    const node = pieces[at]?.firstChild;
    if (!node) return null;
    return { node, offset: Math.min(position - (text.starts[at] ?? 0), node.textContent?.length ?? 0) };
  };
  const first = place(match.start);
  const last = place(match.end - 1);
  if (!first || !last) return null;
  const range = new Range();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, Math.min(last.offset + 1, last.node.textContent?.length ?? 0));
  return range;
}

/**
 * Highlights the matches in rendered pages without changing the DOM. Returns the range of the current one.
 */
export function highlightMatches(
  matches: readonly PageMatch[],
  current: number | null,
  texts: readonly PageText[],
  layers: ReadonlyMap<number, TextPieces>,
): Range | null {
  if (typeof Highlight === 'undefined') return null;
  const all = new Highlight();
  let currentRange: Range | null = null;
  for (const [index, match] of matches.entries()) {
    const text = texts[match.page - 1];
    const pieces = layers.get(match.page);
    const range = text && pieces ? rangeOf(match, text, pieces) : null;
    if (!range) continue;
    if (index === current) currentRange = range;
    else all.add(range);
  }
  CSS.highlights.set(allName, all);
  if (currentRange) CSS.highlights.set(currentName, new Highlight(currentRange));
  else CSS.highlights.delete(currentName);
  return currentRange;
}

export function clearHighlights(): void {
  if (typeof Highlight === 'undefined') return;
  CSS.highlights.delete(allName);
  CSS.highlights.delete(currentName);
}
