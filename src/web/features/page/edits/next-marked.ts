import { type Marked, markedIn } from '../marked-in.ts';
import type { FramePoint } from './text/place-caret.ts';

export interface ShownMarked {
  readonly element: Element;
  readonly blockId: string;
  /** Point inside the text, in iframe px. */
  readonly at: FramePoint;
}

/** Counts the texts before an element; a step forward includes the element itself. */
function countBefore(all: readonly Element[], from: Element, direction: 1 | -1): number {
  return all.filter((marked) => {
    if (marked === from || marked.contains(from) || from.contains(marked)) return direction === 1;
    return (marked.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  }).length;
}

function shownAt(marked: HTMLElement | undefined, blockIds: readonly string[]): ShownMarked | null {
  const blockId = marked && blockOf(marked, blockIds);
  const box = marked?.getClientRects()[0];
  if (!blockId || !box) return null;
  const at = { x: box.left + Math.min(4, box.width / 2), y: box.top + box.height / 2 };
  return { element: marked, blockId, at };
}

/** Returns the marked text at an index. */
export function markedAt(
  frame: Document,
  kind: Marked,
  blockIds: readonly string[],
  index: number,
): ShownMarked | null {
  return shownAt(markedIn(frame, kind)[index], blockIds);
}

/** Finds the marked text after (or before) an element, wrapping around; null if no editable block has one. */
export function nextMarked(
  frame: Document,
  kind: Marked,
  blockIds: readonly string[],
  from: Element | null,
  direction: 1 | -1 = 1,
): ShownMarked | null {
  const all = markedIn(frame, kind);
  const passed = from?.isConnected ? countBefore(all, from, direction) : 0;
  const start = direction === 1 ? passed : passed - 1;
  for (let step = 0; step < all.length; step += 1) {
    const found = shownAt(all[(start + step * direction + 2 * all.length) % all.length], blockIds);
    if (found) return found;
  }
  return null;
}

function blockOf(element: Element, blockIds: readonly string[]): string | undefined {
  for (let at = element.closest('[data-id]'); at; at = at.parentElement?.closest('[data-id]') ?? null) {
    const id = at.getAttribute('data-id');
    if (id && blockIds.includes(id)) return id;
  }
  return undefined;
}
