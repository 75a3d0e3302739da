import { type RefObject, useCallback, useEffect, useState } from 'react';

const pagesIn = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

/** Returns the page at the center of the viewport, and a function to scroll to another. */
export function useShownPage(scroller: RefObject<HTMLElement | null>, isReady: boolean) {
  const [shown, setShown] = useState(1);

  useEffect(() => {
    const target = scroller.current;
    if (!target || !isReady) return;
    const follow = () => {
      const middle = target.scrollTop + target.clientHeight / 2;
      const page = pagesIn(target).findLast(({ offsetTop }) => offsetTop <= middle);
      setShown(Number(page?.dataset.page ?? 1));
    };
    target.addEventListener('scroll', follow, { passive: true });
    return () => target.removeEventListener('scroll', follow);
  }, [scroller, isReady]);

  const goTo = useCallback(
    (number: number) => {
      const target = scroller.current;
      const page = target?.querySelector<HTMLElement>(`[data-page="${number}"]`);
      if (!target || !page) return;
      target.scrollTo({
        top: page.offsetTop - (target.clientHeight - Math.min(page.clientHeight, target.clientHeight)) / 2,
      });
      setShown(number);
    },
    [scroller],
  );
  return { shown, goTo };
}
