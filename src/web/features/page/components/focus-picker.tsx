import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { words } from '../../../lib/words.ts';
import { type FocalPoint, focalPoint } from '../edits/picture-edit.ts';

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepPercent = 5;

/** A picture with its focal point, which is dragged, or moved by the arrow keys (with Shift by one percent). */
export function FocusPicker({
  src,
  focus,
  onFocus,
}: {
  readonly src: string;
  readonly focus: FocalPoint;
  readonly onFocus: (focus: FocalPoint) => void;
}) {
  const picture = useRef<HTMLDivElement>(null);

  function place({ clientX, clientY }: PointerEvent): void {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onFocus(focalPoint(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 1 : stepPercent;
    onFocus(focalPoint(focus.x + step[0] * by, focus.y + step[1] * by));
  }

  return (
    <div className="focus-picker">
      <div
        ref={picture}
        className="focus-picture"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          place(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className="focus-point"
          aria-label={words('page').focalPoint(focus.x, focus.y)}
          aria-describedby="focus-hint"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id="focus-hint" className="text-13 text-ink-2">
        {words('page').focalHint}
      </p>
    </div>
  );
}
