import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Tolerance for being at the end. */
const nearPx = 48;

/**
 * Keeps a scrolling log at its newest line, unless the user has scrolled back. Put `ref` on the scroll
 * container, whose first child grows.
 * @param isEmpty true if there is no line yet: an introduction is read from its beginning
 */
export function useStuckToEnd(ref: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const isStuck = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const jumpToEnd = useCallback(() => {
    const element = ref.current;
    if (!element) return;
    isStuck.current = true;
    element.scrollTop = element.scrollHeight;
  }, [ref]);

  useEffect(() => {
    const element = ref.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const onScroll = (): void => {
      isStuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
      setIsAtEnd(isStuck.current);
    };
    const observer = new ResizeObserver(() => {
      if (isStuck.current && !isEmpty) element.scrollTop = element.scrollHeight;
      else onScroll();
    });
    observer.observe(content);
    observer.observe(element);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [ref, isEmpty]);

  return { isAtEnd, jumpToEnd };
}
