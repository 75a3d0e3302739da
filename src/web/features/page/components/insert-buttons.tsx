import Plus from 'lucide-react/icons/plus';
import { words } from '../../../lib/words.ts';
import type { BlockBox } from '../measure-preview.ts';
import type { InsertPlace } from './block-overlay.tsx';

/** Size of the buttons. */
const buttonPx = 24;
/** Boxes of neighbors may overlap by this, in page px, because thin ones are enlarged. */
const overlapPx = 12;

/** '+' above and below the selected block; the key + opens the same palette. */
export function InsertButtons({
  held,
  siblings,
  scale,
  onInsert,
}: {
  readonly held: BlockBox;
  readonly siblings: readonly BlockBox[];
  readonly scale: number;
  readonly onInsert: (blockId: string, place: InsertPlace) => void;
}) {
  const at = siblings.findIndex(({ id }) => id === held.id);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const middle = (held.left + held.width / 2) * scale - buttonPx / 2;
  const between = (end: number, start: number): number => ((end + start) / 2) * scale - buttonPx / 2;
  const bottom = held.top + held.height;
  // A heading may stand beside the blocks that follow it.
  const isBefore = before && before.top + before.height <= held.top + overlapPx;
  const isAfter = after && after.top >= bottom - overlapPx;
  const places = [
    {
      place: 'above' as const,
      label: words('page').addAbove(held.name),
      top: isBefore ? between(before.top + before.height, held.top) : held.top * scale - buttonPx,
    },
    {
      place: 'below' as const,
      label: words('page').addBelowBlock(held.name),
      top: isAfter ? between(bottom, after.top) : bottom * scale,
    },
  ];
  return places.map(({ place, label, top }) => (
    <button
      key={place}
      type="button"
      aria-label={label}
      title={label}
      className="insert-button"
      style={{ left: middle, top }}
      onClick={() => onInsert(held.id, place)}
    >
      <Plus className="icon" aria-hidden />
    </button>
  ));
}
