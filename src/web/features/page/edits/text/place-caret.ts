import { type Field, marked } from './editable-fields.ts';

/** Pointer position, in iframe px. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

function caretAt(frame: Document, { x, y }: FramePoint): Range | null {
  const position = frame.caretPositionFromPoint?.(x, y);
  if (!position) return frame.caretRangeFromPoint?.(x, y) ?? null;
  const range = frame.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

/** Focuses a field and places the caret at its start, or selects it if it is a placeholder. */
export function enterField(frame: Document, { live }: Field): void {
  frame.defaultView?.focus();
  live.focus({ preventScroll: true });
  const selection = frame.getSelection();
  const gap = live.matches('.gap') ? live : live.querySelector('.gap');
  if (gap && gap.textContent === live.textContent) selection?.selectAllChildren(gap);
  else selection?.collapse(live, 0);
}

/** Focuses the field at a position, or the first, and places the caret; selects a placeholder. */
export function placeCaret(frame: Document, units: readonly Field[], at: FramePoint | null): void {
  const hit = at && frame.elementFromPoint(at.x, at.y);
  const unit = units.find(({ live }) => hit && live.contains(hit)) ?? units[0];
  if (!unit) return;
  const { live } = unit;
  frame.defaultView?.focus();
  live.focus({ preventScroll: true });
  const gap = hit?.closest(marked);
  const range = gap ? null : at && hit && live.contains(hit) ? caretAt(frame, at) : null;
  const selection = frame.getSelection();
  if (!selection) return;
  if (gap) selection.selectAllChildren(gap);
  else if (range && live.contains(range.startContainer)) {
    selection.removeAllRanges();
    selection.addRange(range);
  } else {
    selection.selectAllChildren(live);
    selection.collapseToEnd();
  }
}
