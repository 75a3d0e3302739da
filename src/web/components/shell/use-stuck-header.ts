import { useEffect, useState } from 'react';

/** Scroll position from which the header is sticky, as specified. */
const stickAfterPx = 120;

/** Returns whether the header should be sticky. */
export function useStuckHeader(): boolean {
  const [isStuck, setIsStuck] = useState(false);
  useEffect(() => {
    const update = () => setIsStuck(window.scrollY > stickAfterPx);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isStuck;
}
