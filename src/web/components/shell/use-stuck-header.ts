import { useEffect, useState } from 'react';

/** From here on the header stays in view, as the specification sets it. */
const stickAfterPx = 120;

/** Whether the page is scrolled so far that the header should stay in view. */
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
