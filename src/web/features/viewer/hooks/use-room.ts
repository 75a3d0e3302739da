import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from '../zoom.ts';

/** Returns the inner size of an element, updated on resize. */
export function useRoom(element: RefObject<HTMLElement | null>, margin: number): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const measure = () =>
      setRoom({ width: target.clientWidth - 2 * margin, height: target.clientHeight - 2 * margin });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return room;
}
