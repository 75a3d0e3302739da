import type { Locator } from '@playwright/test';

/**
 * Returns what is wrong with an open dialog, menu or panel at the current width: it reaches out of the window, a part
 * of it reaches over its edge, a text is cut off, or it has another direction than the page.
 */
export const surfaceFaults = (surface: Locator): Promise<string[]> =>
  surface.evaluate((root) => {
    const faults: string[] = [];
    const edge = root.getBoundingClientRect();
    const isWithin = (box: DOMRect, of: { left: number; right: number }) =>
      box.left >= of.left - 1 && box.right <= of.right + 1;
    if (!isWithin(edge, { left: 0, right: innerWidth })) faults.push('reaches out of the window');
    if (getComputedStyle(root).direction !== getComputedStyle(document.documentElement).direction)
      faults.push('has another direction');
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const isHidden =
        box.width <= 1 || style.visibility === 'hidden' || element.closest('.sr-only, svg, option');
      // Enlarged tap targets reach over their text.
      if (isHidden || getComputedStyle(element, '::after').position === 'absolute') continue;
      let scroller: Element | null = element.parentElement;
      while (scroller && scroller !== root && getComputedStyle(scroller).overflowX === 'visible')
        scroller = scroller.parentElement;
      const text = (element.textContent || element.getAttribute('aria-label') || element.tagName).slice(
        0,
        60,
      );
      if ((scroller === null || scroller === root) && !isWithin(box, edge))
        faults.push(`over the edge: ${text}`);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const isClipped = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (
        hasText &&
        style.display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !isClipped
      )
        if (style.overflowX === 'visible') faults.push(`wider than its box: ${text}`);
      if (
        hasText &&
        isClipped &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.closest('[dir=auto]')
      )
        faults.push(`cut off: ${text}`);
    }
    return faults;
  });
