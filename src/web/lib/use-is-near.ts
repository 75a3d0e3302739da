import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the view of what scrolls it, or as close to it as `margin` says (as the rootMargin of an
 * IntersectionObserver).
 */
export function useIsNear(
  place: RefObject<Element | null>,
  scroller: RefObject<Element | null>,
  margin: string,
  isNearAtFirst: boolean,
): boolean {
  const [isNear, setIsNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, scroller, margin]);
  return isNear;
}
