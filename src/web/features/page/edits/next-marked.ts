import { type Marked, markedIn } from '../marked-in.ts';
import type { FramePoint } from './text-edit.ts';

export interface ShownMarked {
  readonly element: Element;
  readonly blockId: string;
  /** Inside the text, in px of the frame. */
  readonly at: FramePoint;
}

/** How many of the texts stand before an element; the element itself counts as before for a step forward. */
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

/** The marked text at a place in their order. */
export function markedAt(
  frame: Document,
  kind: Marked,
  blockIds: readonly string[],
  index: number,
): ShownMarked | null {
  return shownAt(markedIn(frame, kind)[index], blockIds);
}

/**
 * Finds the marked text after (or before) an element, starting over at the end; null where no block that can be edited
 * has one.
 */
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
