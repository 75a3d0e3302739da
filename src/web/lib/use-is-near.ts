import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns whether an element is within `margin` of its scroll container's viewport (`margin` as the
 * rootMargin of an IntersectionObserver).
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
