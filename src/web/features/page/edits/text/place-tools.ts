interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distance to the words and to the edges of the room, in px. */
const gapPx = 8;
/** Room for the handles of a touch selection, below the words. */
const handlesPx = 28;

/**
 * Returns the position of a toolbar: above the selected words, or below them if there is no room, and inside
 * `room` in any case. On touch screens below, because the menu of the system is above. All in px of the
 * window.
 */
export function placeTools(
  words: Edges,
  tools: { readonly width: number; readonly height: number },
  room: Edges,
  isTouch: boolean,
): { readonly left: number; readonly top: number } {
  const most = { left: room.right - gapPx - tools.width, top: room.bottom - gapPx - tools.height };
  const above = words.top - gapPx - tools.height;
  const below = words.bottom + (isTouch ? handlesPx : gapPx);
  const fitsAbove = above >= room.top + gapPx;
  const fitsBelow = below <= most.top;
  const top = isTouch ? (fitsBelow ? below : above) : fitsAbove ? above : below;
  const left = (words.left + words.right - tools.width) / 2;
  return {
    left: Math.max(room.left + gapPx, Math.min(left, most.left)),
    top: Math.max(room.top + gapPx, Math.min(top, most.top)),
  };
}
