import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from '../zoom.ts';

/** Returns the inner size of an element, updated on resize. */
export function useRoom(ref: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return room;
}
