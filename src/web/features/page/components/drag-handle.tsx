import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, useEffect, useState } from 'react';
import { words } from '../../../lib/words.ts';
import type { BlockBox } from '../measure-preview.ts';

/** Where a dragged block would go, in page px. */
interface Drop {
  readonly index: number;
  readonly top: number;
}

interface DragHandleProps {
  readonly block: BlockBox;
  /** The blocks among which it can be moved, including itself, in order. */
  readonly siblings: readonly BlockBox[];
  readonly scale: number;
  /** Called with the index among the other blocks. */
  readonly onDrop: (index: number) => void;
}

/** Shorter movements are presses. In px. */
const leastMovePx = 4;
/** Near the edges, the desk scrolls. In px. */
const edgePx = 48;
const scrollStepPx = 14;
const handlePx = 24;

/** Returns the place between the other blocks that is nearest to a height. */
function dropAt(y: number, others: readonly BlockBox[]): Drop {
  const index = others.filter(({ top, height }) => top + height / 2 < y).length;
  const [above, below] = [others[index - 1], others[index]];
  const [end, start] = [above && above.top + above.height, below?.top];
  const top = end === undefined ? (start ?? 0) - 6 : start === undefined ? end + 6 : (end + start) / 2;
  return { index, top };
}

/** Handle beside the selected block, to drag it by mouse or touch; keys move it with Alt and an arrow. */
export function DragHandle({ block, siblings, scale, onDrop }: DragHandleProps) {
  const [startY, setStartY] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const others = siblings.filter(({ id }) => id !== block.id);

  useEffect(() => {
    if (startY === null) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setStartY(null);
      setDrop(null);
    };
    window.addEventListener('keydown', cancel, true);
    return () => window.removeEventListener('keydown', cancel, true);
  }, [startY]);

  function onMove({ currentTarget, clientY }: PointerEvent<HTMLElement>): void {
    const page = currentTarget.offsetParent?.getBoundingClientRect();
    if (startY === null || !page || (drop === null && Math.abs(clientY - startY) < leastMovePx)) return;
    const desk = currentTarget.closest('.desk');
    const room = desk?.getBoundingClientRect();
    if (desk && room) {
      if (clientY < room.top + edgePx) desk.scrollBy(0, -scrollStepPx);
      if (clientY > room.bottom - edgePx) desk.scrollBy(0, scrollStepPx);
    }
    setDrop(dropAt((clientY - page.top) / scale, others));
  }

  function onUp(): void {
    const isMoved = drop !== null && drop.index !== siblings.findIndex(({ id }) => id === block.id);
    setStartY(null);
    setDrop(null);
    if (isMoved) onDrop(drop.index);
  }

  const left = Math.min(...siblings.map((each) => each.left));
  const right = Math.max(...siblings.map((each) => each.left + each.width));
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title={words('page').drag}
        className="drag-handle"
        data-dragging={drop !== null}
        style={{ left: block.left * scale - handlePx - 6, top: block.top * scale - 4 }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setStartY(event.clientY);
        }}
        onPointerMove={onMove}
        onPointerUp={onUp}
        onPointerCancel={() => {
          setStartY(null);
          setDrop(null);
        }}
      >
        <GripVertical className="icon" aria-hidden />
      </button>
      {drop && (
        <i
          className="drop-line"
          aria-hidden="true"
          style={{ left: left * scale, top: drop.top * scale - 1, width: (right - left) * scale }}
        />
      )}
    </>
  );
}
