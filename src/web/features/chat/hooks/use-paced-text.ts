import { useEffect, useRef, useState } from 'react';
import { reducedMotionQuery } from '../../../lib/use-media-query.ts';
import { createPacer } from '../pacing.ts';

const clock = {
  later: (work: () => void, ms: number) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

const isImmediate = (): boolean =>
  document.visibilityState === 'hidden' || matchMedia(reducedMotionQuery).matches;

/** Returns the visible part of a growing text: word by word if live, complete if loaded. */
export function usePacedText(text: string, isLive: boolean): string {
  const [length, setLength] = useState(isLive ? 0 : text.length);
  const pacer = useRef<ReturnType<typeof createPacer> | null>(null);

  useEffect(() => {
    if (!isLive) return;
    const created = createPacer({ clock, isImmediate, show: setLength });
    pacer.current = created;
    return () => created.stop();
  }, [isLive]);

  useEffect(() => pacer.current?.grow(text), [text]);

  return isLive ? text.slice(0, length) : text;
}
